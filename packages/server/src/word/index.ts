export type { WordChart, WordSeries } from './chartXml.js';
export { wordCharts } from './wordChart.js';
export { GREY, wordStyles } from './wordStyles.js';
export { wordTable } from './wordTable.js';

export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
