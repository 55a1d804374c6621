import { cpSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
const types = fileURLToPath(new URL('../node_modules/.cache/types', import.meta.url));
/** How a library package is built: its code in one file for each entry, beside the declarations that `tsc -b` has made. */
export const library = (declarations, entry) => ({
    entry: [...entry],
    format: ['esm'],
    target: 'es2022',
    clean: true,
    onSuccess: async () => cpSync(`${types}/${declarations}`, 'dist', {
        recursive: true,
        filter: (file) => statSync(file).isDirectory() || /(?<!\.test)\.d\.ts$/.test(file),
    }),
});
