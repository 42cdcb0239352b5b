export {
  type Async,
  type AsyncError,
  type AsyncLoading,
  type AsyncReady,
  bothAsync,
  failed,
  type ForeignPosition,
  loading,
  mapAsync,
  type Position,
  type PositionFormat,
  type Problem,
  readPosition,
  ready,
} from '@console/base';
export type { RootProps } from './root/rootProps.js';
export * from './account-forms/index.js';
export * from './app-shell/index.js';
export * from './bar-list/index.js';
export * from './bottom-sheet/index.js';
export * from './button/index.js';
export * from './case-view/index.js';
export * from './chart-card/index.js';
export * from './chunk-list/index.js';
export * from './clipboard/index.js';
export * from './command-palette/index.js';
export * from './chunk-workbench/index.js';
export * from './coverage-strip/index.js';
export * from './data-list/index.js';
export * from './detail-drawer/index.js';
export * from './dialog/index.js';
export * from './drill-panel/index.js';
export * from './editable-tree/index.js';
export * from './feedback-dialog/index.js';
export * from './figure-choice/index.js';
export * from './forms/index.js';
export * from './image-picker/index.js';
export * from './import-wizard/index.js';
export * from './inbox/index.js';
export * from './job-progress/index.js';
export * from './kept-pages/index.js';
export * from './link/index.js';
export * from './locale/index.js';
export * from './logo/index.js';
export * from './media/index.js';
export * from './notifications/index.js';
export * from './on-demand/index.js';
export * from './page-frame/index.js';
export * from './page-preview/index.js';
export * from './panel/index.js';
export * from './provider/index.js';
export * from './qr-code/index.js';
export * from './range-picker/index.js';
export * from './segments/index.js';
export * from './sign-in/index.js';
export * from './simple-table/index.js';
export * from './spreadsheet/index.js';
export * from './states/index.js';
export * from './tab-bar/index.js';
export * from './text-preview/index.js';
export * from './theme/index.js';
export * from './rule-editor/index.js';
export * from './audience-count/index.js';
export * from './why-not/index.js';
export * from './audience-sample/index.js';
export * from './spread-bars/index.js';
export * from './rfm-picture/index.js';
export * from './person-timeline/index.js';
export * from './message-preview/index.js';
export * from './plan-calendar/index.js';
export * from './plan-run/index.js';
export * from './delivery-funnel/index.js';
export * from './triple-review/index.js';
export * from './upload-list/index.js';
