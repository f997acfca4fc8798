"""The verbs of the product, its only writers: each file is one theme, each public function one deed."""
