'use client';

export { type BandFigure, FigureBand, type FigureBandProps, type FigureReading } from './FigureBand.js';
