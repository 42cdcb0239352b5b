import type { ReportFigure } from '@console/api/contract';
import { type Day, reachedBy } from '../../../analysis/semantics/index.js';
import { hasAmountsInWords, inUsualDigits, type Written, writtenIn } from '../../../text/writtenNumbers.js';
import { figureNumbers, pairsOf, type Sayable, standsFor } from './figureNumbers.js';
import { type ReportMaterial, type Sentence, shownName } from './reportText.js';
import { daysOfFigure, withoutTimes } from './saidTimes.js';

const LONGEST = 400;

/** What a link, a picture or markup is made of. */
const MARKUP = /[<>]|\]\(|:\/\/|\bwww\.|\S@\S|&#?\w+;/i;
const REASON = /因为|由于|导致|归因|得益于|\bbecause\b|\bdue to\b|\bcaused\b|\bthanks to\b/i;

const UP =
  /升|涨|增|上扬|走高|提高|高于|高出|多于|更高|更多|(?<!最)[高多]\s*(?=\d)|\b(?:rose|risen|rise[sn]?|rising|up|grew|grow\w*|increas\w*|higher|more|gain\w*|climb\w*|above|exceed\w*)\b/i;
const DOWN =
  /降|跌|减|下滑|走低|低于|低出|少于|更低|更少|(?<!最)[低少]\s*(?=\d)|\b(?:fell|fall\w*|down|drop\w*|declin\w*|decreas\w*|lower|less|fewer|reduc\w*|below|shrank|shrunk)\b/i;
const NOT = /未|没|不达|\bmiss\w*|\bnot\b/i;
const REACHED = /达到|达成|达标|实现|超过|\b(?:met|reach\w*|hit|achiev\w*)\b/i;
const TARGET = /目标|达标|\btargets?\b/i;

/** What may be said of a figure. */
interface Known {
  readonly figure: ReportFigure;
  readonly sayable: readonly Sayable[];
  readonly days: readonly Day[];
}

/** Names and notes may hold any digits: those are no figures. */
const withoutNames = (text: string, figures: readonly ReportFigure[]): string =>
  figures
    .flatMap(({ metricName, anomalies, breakdown }) => [
      metricName,
      ...breakdown.map(({ name }) => shownName(name ?? '')),
      ...anomalies.map(({ note }) => shownName(note)),
    ])
    .filter((name) => /\p{L}/u.test(name))
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, name) => left.replaceAll(name, ' '), text);

const directionOf = (clause: string): 1 | -1 | null => {
  const [up, down] = [UP.test(clause), DOWN.test(clause)];
  return up === down ? null : up ? 1 : -1;
};

/** Whether a figure, one of its parts or its points went from this to that. */
const hasMoved = (figure: ReportFigure, from: Written, to: Written): boolean => {
  const isAt = (amount: number | null, written: Written): boolean => {
    const as = figure.unit === '%' ? 'percent' : 'plain';
    return amount !== null && standsFor(written, { amount, kind: 'level', as });
  };
  const begun = figure.points.findIndex(({ value }) => isAt(value, from));
  const ended = figure.points.findLastIndex(({ value }) => isAt(value, to));
  return (
    (begun >= 0 && begun < ended) || pairsOf(figure).some(([value, before]) => isAt(before, from) && isAt(value, to))
  );
};

/** What is said to rise has risen: by its change, from one value to another, or else as a whole. */
const keepsDirection = (clause: string, about: readonly Known[]): boolean => {
  const direction = directionOf(clause);
  if (direction === null || TARGET.test(clause)) return true;
  const written = writtenIn(clause);
  const all = about.flatMap(({ sayable }) => sayable);
  const meant = written.map((one) => all.filter((known) => standsFor(one, known)));
  const changes = meant.filter((few) => few.every(({ kind }) => kind === 'change'));
  if (changes.length > 0) return changes.every((few) => few.some(({ amount }) => Math.sign(amount) === direction));
  const [from, to] = written;
  if (from !== undefined && to !== undefined && written.length === 2 && /[从由]|\bfrom\b/i.test(clause))
    return Math.sign(to.amount - from.amount) === direction && about.some(({ figure }) => hasMoved(figure, from, to));
  return about.some(({ figure: { value, before }, sayable }) => {
    const [whole] = sayable;
    const isWhole = from !== undefined && written.length === 1 && whole !== undefined && standsFor(from, whole);
    if (isWhole && value !== null && before !== null) return Math.sign(value - before) === direction;
    return sayable.some(({ kind, amount }) => kind === 'change' && Math.sign(amount) === direction);
  });
};

/** A target that is said to be reached or missed is, by the value that the sentence names. */
const keepsTarget = (text: string, written: readonly Written[], about: readonly Known[]): boolean => {
  if (!TARGET.test(text)) return true;
  const isAbove = directionOf(text);
  return about.some(({ figure, sayable }) => {
    const { target, higherIsBetter, value } = figure;
    if (target === null || higherIsBetter === null) return false;
    const reached = NOT.test(text)
      ? false
      : REACHED.test(text) || (isAbove === null ? null : isAbove > 0 === higherIsBetter);
    if (reached === null) return true;
    const named = sayable.filter(
      (known) => known.kind === 'level' && known.amount !== target && written.some((one) => standsFor(one, known)),
    );
    const amounts = named.length === 0 && value !== null ? [value] : named.map(({ amount }) => amount);
    return amounts.some((amount) => reachedBy(amount, figure) === reached);
  });
};

/**
 * Tells whether a sentence says only what its figures show: each number is one of theirs, rounded as it is written, times
 * are theirs, and what rises or reaches its target does so. One without a number says nothing that can be checked, and fails.
 */
export const truthOf = ({ figures, span }: ReportMaterial): ((sentence: Sentence) => boolean) => {
  const known = new Map(
    figures.map((figure): [number, Known] => [
      figure.number,
      { figure, sayable: figureNumbers(figure), days: daysOfFigure(figure, span) },
    ]),
  );
  return ({ text, numbers }) => {
    const about = numbers.flatMap((number) => known.get(number) ?? []);
    if (about.length === 0 || about.length < numbers.length || text.length > LONGEST) return false;
    const own = about.map(({ figure }) => figure);
    const bare = withoutNames(inUsualDigits(text), own);
    if (MARKUP.test(bare)) return false;
    if (REASON.test(bare) && own.every(({ anomalies }) => anomalies.every(({ note }) => note.trim() === '')))
      return false;
    const left = withoutTimes(bare, new Set(about.flatMap(({ days }) => days)), span);
    if (left === null || hasAmountsInWords(left.replaceAll('百分点', 'pp'))) return false;
    const written = writtenIn(left);
    return (
      written.length > 0 &&
      written.every((one) => about.some(({ sayable }) => sayable.some((each) => standsFor(one, each)))) &&
      left.split(/[，；。;]|[,.]\s/).every((clause) => keepsDirection(clause, about)) &&
      keepsTarget(left, written, about)
    );
  };
};
