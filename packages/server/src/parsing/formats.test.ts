import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { fileKind } from './fileKind.js';
import { parseFile } from './parseFile.js';
import { openPicture } from './pictureFile.js';
import { cmykJpeg, type Ink } from './testing/cmykJpeg.js';
import { everyType } from './testing/everyType.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const contents = async (data: Uint8Array, type: 'xls' | 'epub' | 'eml' | 'rtf') =>
  (await parseFile({ data }, type)).chunks.map(({ content }) => content.trim());
const sample = async (type: 'xls' | 'epub' | 'eml' | 'rtf') => contents(await everyType[type](), type);

describe('a workbook of before 2007', () => {
  it('is read as one of today: each row says what its cells are', async () => {
    expect(await sample('xls')).toEqual(['名单\n姓名 | 场次\n姓名：周凯；场次：3']);
  });

  it('that is damaged is refused', async () => {
    const data = await everyType.xls();
    await expect(contents(data.slice(0, 1500), 'xls')).rejects.toMatchObject({ failure: 'corrupt' });
  });
});

describe('a book', () => {
  it('is read in the order of its chapters, whatever order its files are in', async () => {
    expect((await sample('epub')).join('\n')).toBe('总则\n比赛分四节。\n附则\n本规程由协会解释。');
  });

  it('that names no chapters is refused', async () => {
    const data = zipSync({ 'META-INF/container.xml': bytes('<container/>') });
    await expect(contents(data, 'epub')).rejects.toMatchObject({ failure: 'corrupt' });
  });
});

describe('a message', () => {
  it('says who wrote it to whom and when, under its subject', async () => {
    expect(await sample('eml')).toEqual([
      '报名通知\n发件人：周凯 <zk@example.org>\n收件人：<office@example.org>\n时间：Mon, 23 Nov 2026 08:00:00 +0800\n比赛分四节。',
    ]);
  });

  it('is read by its page where it has one, without what only browsers act on, and names what was attached', async () => {
    const mail = [
      'Subject: schedule',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/html; charset=gbk',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from([...bytes('<script>alert(1)</script><p>'), 0xb1, 0xc8, 0xc8, 0xfc, ...bytes('</p>')]).toString(
        'base64',
      ),
      '--b',
      'Content-Type: application/pdf; name=plan.pdf',
      'Content-Disposition: attachment; filename=plan.pdf',
      '',
      'x',
      '--b--',
      '',
    ].join('\r\n');
    expect(await contents(bytes(mail), 'eml')).toEqual(['schedule\n附件：plan.pdf\n比赛']);
  });

  it('is known by its head, not by its ending', async () => {
    expect(await fileKind('a.eml', new Blob(['Subject: x\r\n\r\ny']))).toBe('eml');
    expect(await fileKind('a.eml', new Blob(['just some text']))).toBeNull();
  });
});

describe('rich text', () => {
  it('is read in the encodings of its fonts and in Unicode, without what is hidden in it', async () => {
    expect((await sample('rtf')).join('\n')).toBe('第一章 总则\n比赛分四节。\n组别 | U12');
  });

  it('that goes ever deeper is refused', async () => {
    await expect(contents(bytes(`{\\rtf1 ${'{'.repeat(5000)}`), 'rtf')).rejects.toMatchObject({ failure: 'too_large' });
  });
});

describe('a picture', () => {
  it('in four inks, as for print, is drawn in the colours that it is meant in', async () => {
    const inks: readonly Ink[] = [
      [0, 0, 0, 0],
      [0, 0, 0, 255],
      [255, 0, 0, 0],
      [0, 255, 255, 0],
    ];
    const data = cmykJpeg(inks, 2);
    expect(await fileKind('印刷.jpg', new Blob([Uint8Array.from(data)]))).toBe('jpg');
    const picture = await openPicture(data);
    const canvas = await picture.draw(1, 16);
    const colourAt = (x: number, y: number) =>
      Array.from(canvas.getContext('2d').getImageData(x, y, 1, 1).data.subarray(0, 3));
    expect([colourAt(3, 3), colourAt(12, 3), colourAt(3, 12), colourAt(12, 12)]).toEqual([
      [255, 255, 255],
      [0, 0, 0],
      [0, 255, 255],
      [255, 0, 0],
    ]);
  });
});
