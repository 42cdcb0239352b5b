export { type Crumb, PageFrame, type PageFrameProps } from './PageFrame.js';
