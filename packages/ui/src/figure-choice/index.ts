'use client';

export { type ChoiceFigure, FigureChoice, type FigureChoiceProps } from './FigureChoice.js';
