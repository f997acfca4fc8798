"""Plain forms: what people type, checked field by field; verbs check the rest."""
