/** The folder that this script was loaded from, and its frames are: a path that ends with a slash. */
export const home = new URL('.', document.currentScript?.src ?? location.href).pathname
