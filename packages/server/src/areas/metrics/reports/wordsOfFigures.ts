import type { ReportFigure } from '@console/api/contract';
import {
  differenceText,
  figureText,
  isNought,
  type Language,
  reachedBy,
  signedText,
  targetText,
} from '../../../analysis/semantics/index.js';
import { momentOf } from '../counting/periods.js';
import { MOST_POINTS, type ReportMaterial, type ReportWords, type Sentence, shownName } from './reportText.js';
import { beforeText, pointText, spanText } from './stretches.js';

/** Anomalies of a metric that are told, the latest ones. */
const MOST_ANOMALIES = 3;

/** A sentence that may stand at the head, the higher the more. */
interface Notable extends Sentence {
  readonly weight: number;
}

const byWeight = (one: Notable, other: Notable): number => other.weight - one.weight;

/** Units whose figures are high or low, and not many or few. */
const isHeight = (unit: string): boolean => ['', '%', '秒', '分钟', '小时', '岁'].includes(unit);

const isHan = /^\p{Script=Han}$/u;

/** Words one after another: no space between two of Han. */
const joined = (...words: readonly string[]): string =>
  words.reduce(
    (left, right) => `${left}${isHan.test(left.slice(-1)) && isHan.test(right.slice(0, 1)) ? '' : ' '}${right}`,
  );

/** 高 or 少, by what is measured. */
const changeWord = (change: number, unit: string, language: Language): string => {
  const rose = change > 0;
  if (language === 'en') return isHeight(unit) ? (rose ? 'higher' : 'lower') : rose ? 'more' : 'less';
  return isHeight(unit) ? (rose ? '高' : '低') : rose ? '多' : '少';
};

/** 比前 30 天高 0.6 个百分点. Null where there is no value. */
const changeText = ({ value, before, unit }: ReportFigure, material: ReportMaterial): string | null => {
  if (value === null) return null;
  const { language } = material;
  const english = language === 'en';
  const then = beforeText(material);
  if (before === null) return english ? `no data for ${then}` : `${then}没有数据`;
  const change = value - before;
  if (isNought(change, unit)) return english ? `the same as in ${then}` : `与${then}持平`;
  if (unit !== '%' && before > 0 && value >= 2 * before) {
    const times = figureText(value / before, '', language);
    return english ? `${times} times that of ${then}` : `是${then}的 ${times} 倍`;
  }
  const percent = unit === '%' || before <= 0 ? 0 : (100 * change) / before;
  const shown = isNought(percent, '%') ? '' : signedText(percent, '%', language);
  const amount = differenceText(change, unit, language);
  const word = changeWord(change, unit, language);
  if (english) return `${amount} ${word} than in ${then}${shown === '' ? '' : ` (${shown})`}`;
  return `比${then}${word} ${amount}${shown === '' ? '' : `（${shown}）`}`;
};

/** Value, change and target of a metric. */
const headline = (figure: ReportFigure, material: ReportMaterial): Notable => {
  const { number, metricName, unit, value, before, higherIsBetter } = figure;
  const { language } = material;
  const english = language === 'en';
  if (value === null) {
    const text = english ? `${metricName}: no data in this period.` : `${joined(metricName, '在这段时间没有数据')}。`;
    return { text, numbers: [number], weight: 0.5 };
  }
  const parts = [
    `${metricName}${english ? ': ' : ' '}${figureText(value, unit, language)}`,
    changeText(figure, material),
    targetText(value, figure, language),
  ];
  const text = `${parts.filter((part) => part !== null).join(english ? ', ' : '，')}${english ? '.' : '。'}`;
  const change = before === null ? 0 : value - before;
  const size = Math.abs(change) / (unit === '%' ? 20 : Math.max(1e-9, Math.abs(before ?? 1)));
  const isWorse = higherIsBetter !== null && change !== 0 && change > 0 !== higherIsBetter;
  const missed = reachedBy(value, figure) === false;
  return { text, numbers: [number], weight: (missed ? 3 : 0) + (isWorse ? 1 : 0) + Math.min(1, size) };
};

const anomalies = (figure: ReportFigure, material: ReportMaterial): Notable[] => {
  const { number, metricName, unit } = figure;
  const { language } = material;
  return figure.anomalies
    .toSorted((one, other) => one.time.localeCompare(other.time))
    .slice(-MOST_ANOMALIES)
    .map(({ time, value, expected, note }) => {
      const [when, was, usual] = [
        pointText(time, material),
        figureText(value, unit, language),
        figureText(expected, unit, language),
      ];
      const said = shownName(note);
      const text =
        language === 'en'
          ? `${metricName} had an anomaly of ${was} (${when}), the median before it was ${usual}${said === '' ? '' : ` (note: ${said})`}.`
          : `${joined(metricName, '出现异常值')} ${was}（${when}），此前的中位数为 ${usual}${said === '' ? '' : `（备注：${said}）`}。`;
      const size = Math.abs(value - expected) / Math.max(1e-9, Math.abs(expected));
      return { text, numbers: [number], weight: 1 + Math.min(1, size) };
    });
};

/** The value and the one before, where the head says the rest. */
const levels = (figure: ReportFigure, material: ReportMaterial): Sentence[] => {
  const { number, unit, value, before } = figure;
  const { language } = material;
  if (value === null) return [];
  const now = figureText(value, unit, language);
  const then = before === null ? null : figureText(before, unit, language);
  const text =
    language === 'en'
      ? `${now} from ${spanText(material)}${then === null ? '' : `, ${then} in ${beforeText(material)}`}.`
      : `${spanText(material)} 为 ${now}${then === null ? '' : `，${beforeText(material)}为 ${then}`}。`;
  return [{ text, numbers: [number] }];
};

/** Highest and lowest of the periods that are over. */
const extremes = (figure: ReportFigure, material: ReportMaterial): Sentence[] => {
  const { number, unit, points } = figure;
  const { language, span, now } = material;
  const ended = points.filter((_, at) => new Date(points[at + 1]?.time ?? momentOf(span.end)) <= now);
  const ranked = ended
    .flatMap(({ time, value }) => (value === null ? [] : [{ time, value }]))
    .toSorted((one, other) => other.value - one.value);
  const [high, low] = [ranked[0], ranked.at(-1)];
  if (high === undefined || low === undefined || ranked.length < 3) return [];
  const [most, least] = [figureText(high.value, unit, language), figureText(low.value, unit, language)];
  if (most === least) return [];
  const [then, when] = [pointText(high.time, material), pointText(low.time, material)];
  const text =
    language === 'en'
      ? `Highest: ${most} (${then}); lowest: ${least} (${when}).`
      : `最高 ${most}（${then}），最低 ${least}（${when}）。`;
  return [{ text, numbers: [number] }];
};

/** The part that changed most; the largest one, where nothing is known of before. */
const parts = (figure: ReportFigure, { language }: ReportMaterial): Sentence[] => {
  const { number, unit, breakdown } = figure;
  const english = language === 'en';
  const known = breakdown.flatMap((part) => {
    const { value, before } = part;
    const name = shownName(part.name ?? '');
    return name === '' || value === null ? [] : [{ name, value, before }];
  });
  const moved = known
    .flatMap(({ name, value, before }) => (before === null ? [] : [{ name, value, before, change: value - before }]))
    .filter(({ value, before }) => figureText(value, unit, language) !== figureText(before, unit, language))
    .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change))[0];
  if (moved !== undefined) {
    const { name, value, before, change } = moved;
    const [from, to] = [figureText(before, unit, language), figureText(value, unit, language)];
    const by = differenceText(change, unit, language);
    const text = english
      ? `Of its parts, ${name} changed most, ${change > 0 ? 'up' : 'down'} ${by} from ${from} to ${to}.`
      : `${joined('各部分中', name, '变化最大')}，从 ${joined(from, change > 0 ? '升到' : '降到')} ${to}，${changeWord(change, unit, language)} ${by}。`;
    return [{ text, numbers: [number] }];
  }
  const [first] = known;
  if (first === undefined || breakdown.length < 2 || known.some(({ before }) => before !== null)) return [];
  const most = figureText(first.value, unit, language);
  const text = english
    ? `Highest of its parts: ${first.name}, ${most}.`
    : `${joined('各部分中', first.name, '最高')}，为 ${most}。`;
  return [{ text, numbers: [number] }];
};

/** Says what figures show, and nothing that they do not. */
export const wordsOfFigures = (material: ReportMaterial): ReportWords => {
  const told = material.figures.map((figure) => ({
    figure,
    head: headline(figure, material),
    anomalies: anomalies(figure, material),
  }));
  const points = told
    // The furthest anomaly of a metric stands for the others: the head is about all of them.
    .flatMap((one) => [one.head, ...one.anomalies.toSorted(byWeight).slice(0, 1)])
    .toSorted(byWeight)
    .slice(0, MOST_POINTS);
  const details = told.flatMap(({ figure, head, anomalies: strange }) => [
    ...(points.includes(head) ? levels(figure, material) : [head]),
    ...extremes(figure, material),
    ...parts(figure, material),
    ...strange.filter((one) => !points.includes(one)),
  ]);
  return { points, details };
};
