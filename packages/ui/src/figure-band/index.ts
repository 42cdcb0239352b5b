export { type BandFigure, FigureBand, type FigureBandProps } from './FigureBand.js';
