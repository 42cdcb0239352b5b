// The worker of pdf.js. A bundler finds a file beside its importer wherever it moves that importer to, and a package not.
import 'pdfjs-dist/build/pdf.worker.min.mjs';
