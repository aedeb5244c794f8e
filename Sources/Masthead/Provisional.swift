// Provisional: this module is about to be filled.
