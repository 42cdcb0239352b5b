import {
  addDataSource,
  askData,
  changeDataAnswer,
  chatWithData,
  downloadDataAnswer,
  listDataSuggestions,
  modifyDataSource,
  pageDataSources,
  pageDataThreads,
  rateDataAnswer,
  readDataAnswer,
  readDataSource,
  readDataThread,
  refreshDataSource,
  removeDataSources,
  removeDataThreads,
  removeSourceTable,
  repeatDataAnswer,
  resolveDataAnswer,
  stopDataAnswer,
  streamDataAnswer,
  suggestSourceDescriptions,
  uploadDataTable,
} from '@console/api/contract';
import type { Scenario } from '../walk.js';

/** Questions to data, of the platform itself and of a table that was uploaded. */
export const dataQuery: Scenario = async ({ call, events, file }) => {
  await call(listDataSuggestions, {});
  await call(chatWithData, { question: '近 30 天的问答次数' });
  const { id } = await call(askData, { question: '近 30 天各助手的问答次数' });
  await events(streamDataAnswer, { id });
  await call(readDataAnswer, { id });
  await call(changeDataAnswer, { id, chip: 'time', values: ['rolling:day:7'] });
  await events(streamDataAnswer, { id });
  await call(repeatDataAnswer, { id });
  await events(streamDataAnswer, { id });
  await call(rateDataAnswer, { id, liked: true });
  await call(stopDataAnswer, { id });
  await file(downloadDataAnswer, { id, format: 'xlsx' });
  const { id: doubted } = await call(askData, { question: '今年的问答次数和去年比' });
  await events(streamDataAnswer, { id: doubted });
  const { doubts } = await call(readDataAnswer, { id: doubted });
  const choices = doubts.map(({ id: doubt, chosen }) => ({ doubt, value: chosen }));
  await call(resolveDataAnswer, { id: doubted, choices });
  await call(pageDataThreads, { current: 1, size: 20 });
  await call(readDataThread, { id });
  await call(removeDataThreads, { idList: [id] });

  const { id: source } = await call(addDataSource, { name: '赛事数据' });
  await call(uploadDataTable, { id: source, file: new File(['球队,得分\n北京队,88\n上海队,79\n'], '比分.csv') });
  await call(pageDataSources, { current: 1, size: 20 });
  await call(suggestSourceDescriptions, { id: source });
  await call(modifyDataSource, { id: source, descriptions: [{ table: '比分', description: '常规赛' }], rules: [] });
  await call(readDataSource, { id: source });
  await call(refreshDataSource, { id: source });
  await call(removeSourceTable, { id: source, table: '比分' });
  await call(removeDataSources, { idList: [source] });
};
