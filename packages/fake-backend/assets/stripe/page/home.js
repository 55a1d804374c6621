/** The folder of this script and its frames: a path that ends with a slash. */
export const home = new URL('.', document.currentScript?.src ?? location.href).pathname
