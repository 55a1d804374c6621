// Not a module on purpose: an import of React from the core does not compile.
