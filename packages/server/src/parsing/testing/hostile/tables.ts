import { strToU8, zipSync } from 'fflate';
import { textCell, xlsxOf } from '../../../spreadsheets/testing/xlsxOf.js';
import { type HostileFile, MB, text } from './hostileFile.js';

export const tables: readonly HostileFile[] = [
  { name: 'a million columns', type: 'csv', make: text(() => 'a,'.repeat(MB)) },
  { name: 'a cell of 20 MB', type: 'csv', make: text(() => `甲,乙\n1,${'x'.repeat(20 * MB)}`) },
  { name: 'a quote that never ends', type: 'csv', make: text(() => `甲,乙\n"${'字\n'.repeat(MB)}`) },
  { name: 'quotes alone', type: 'csv', make: text(() => '"'.repeat(2 * MB)) },
  { name: 'separators alone', type: 'csv', make: text(() => ',;\t\n'.repeat(300_000)) },
  { name: 'a million rows', type: 'csv', make: text(() => `甲,乙\n${'1,2\n'.repeat(MB)}`) },
  {
    name: 'long heads in every row',
    type: 'csv',
    make: text(() => `${'列名'.repeat(5000)},乙\n${'1,2\n'.repeat(20_000)}`),
  },
  {
    name: 'its first and last cell',
    type: 'xlsx',
    make: () =>
      xlsxOf(`<row r="1">${textCell('A1', '首')}</row><row r="1048576">${textCell('XFD1048576', '末')}</row>`),
  },
  {
    name: 'a row beyond all',
    type: 'xlsx',
    make: () => xlsxOf(`<row r="99999999999">${textCell('A99999999999', '末')}</row>`),
  },
  { name: 'a column beyond all', type: 'xlsx', make: () => xlsxOf(`<row r="1">${textCell('ZZZZZZZ1', '末')}</row>`) },
  { name: 'a row below nothing', type: 'xlsx', make: () => xlsxOf(`<row r="-5">${textCell('A-5', '末')}</row>`) },
  {
    name: 'three million cells',
    type: 'xlsx',
    make: () =>
      xlsxOf(
        '<row>' +
          '<c><v>1</v></c>'.repeat(300) +
          '</row>'.concat(`<row>${'<c><v>1</v></c>'.repeat(300)}</row>`.repeat(10_000)),
      ),
  },
  {
    name: 'a cell of 30 MB',
    type: 'xlsx',
    make: () => xlsxOf(`<row r="1">${textCell('A1', 'x'.repeat(30 * MB))}</row>`),
  },
  {
    name: 'shared texts that are not there',
    type: 'xlsx',
    make: () => xlsxOf('<row r="1"><c r="A1" t="s"><v>999999</v></c></row>'),
  },
  {
    name: 'entities that grow',
    type: 'xlsx',
    make: () =>
      xlsxOf('', {
        'xl/worksheets/sheet1.xml': `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]><worksheet><sheetData><row><c t="inlineStr"><is><t>&b;</t></is></c></row></sheetData></worksheet>`,
      }),
  },
  { name: 'a sheet that is none', type: 'xlsx', make: () => xlsxOf('', { 'xl/worksheets/sheet1.xml': 'no' }) },
  { name: 'half of a sheet', type: 'xlsx', make: () => xlsxOf('</row><row><c>') },
  {
    name: 'formulas of formulas',
    type: 'xlsx',
    make: () => xlsxOf(`<row r="1"><c r="A1"><f>${'('.repeat(MB)}</f><v>1</v></c></row>`),
  },
  { name: 'no parts', type: 'xlsx', make: () => zipSync({ 'a.txt': strToU8('x') }) },
];
