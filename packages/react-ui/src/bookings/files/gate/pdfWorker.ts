// The library's worker, as a script of this origin.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
