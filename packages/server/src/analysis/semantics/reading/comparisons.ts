import type { Day } from '../days.js';
import { type MarkedText, TAKEN } from './marks.js';
import type { Said } from './said.js';
import { timesIn } from './times.js';

const strongPrefix =
  /(?:比起|相比于?|相较于?|较之|较|对比|比|(?<![a-z])(?:vs\.?|versus|than(?: in)?|against|(?:compare|compared|comparing|comparison) (?:it )?(?:with|to|against))(?: the)? ?)在?$/;
/** Compare this month with last month. */
const linkPrefix = / (?:with|to|and|against) (?:the )?$/;
const weakPrefix = /[和与跟同对]$/;
const suffix = /^(?:的)?(?:相比较?|比较|对比|作比|做比|比起来|来比|比)/;
const samePrefix = /(?:the )?same (?:period|time|days?|weeks?|months?|quarter)(?: of| in)? ?$/;
const sameTime = /^的?(?:同期|同一?时期|同一?时间)|^ ?(?:same period|same time)/;
const joined = /^(?:和|与|跟|以及|及|、|,| and | & )$/;

/** Takes the times out of a question: what it asks about, and what that is held against. */
export const readTimes = (text: MarkedText, said: Said, today: Day): void => {
  const times = timesIn(text.text, today);
  const hasVerb = /(?<![a-z])compar/.test(text.text);
  const taken: { start: number; end: number }[] = [];
  for (const [index, { start, end, period }] of times.entries()) {
    const ahead = text.text.slice(0, start);
    const sameAhead = samePrefix.exec(ahead)?.[0] ?? '';
    const before = ahead.slice(0, ahead.length - sameAhead.length);
    const same = sameTime.exec(text.text.slice(end))?.[0] ?? '';
    const after = text.text.slice(end + same.length);
    const strong =
      strongPrefix.exec(before)?.[0] ?? (hasVerb && said.periods.length > 0 ? linkPrefix.exec(before)?.[0] : undefined);
    const weak = weakPrefix.exec(before)?.[0];
    const ending = suffix.exec(after)?.[0] ?? '';
    // 本月比上月: the second time is the one that is compared with.
    const next = times[index + 1];
    const leads =
      ending !== '' &&
      next !== undefined &&
      next.start - (end + same.length + ending.length) <= 1 &&
      weak === undefined;
    const compares =
      strong !== undefined ||
      same + sameAhead !== '' ||
      (ending !== '' && weak !== undefined && !leads) ||
      (/^(?:相比|对比)/.test(ending) && !leads);
    if (compares && said.compare === null) {
      said.compare = { kind: 'time', period, sameTime: same + sameAhead !== '' };
      taken.push({
        start: before.length - (strong ?? weak ?? '').length,
        end: end + same.length + (leads ? 0 : ending.length),
      });
    } else {
      const last = times[index - 1];
      const isPair =
        last !== undefined &&
        joined.test(text.text.slice(last.end, start)) &&
        said.periods.length === 1 &&
        [last.period, period].every(({ kind }) => kind !== 'rolling' && kind !== 'all');
      if (isPair && said.compare === null && said.periods[0] !== undefined) {
        // 本月和上月的…: the later one is asked about, the earlier one beside it.
        const [later, earlier] =
          period.start > said.periods[0].start ? [period, said.periods[0]] : [said.periods[0], period];
        said.periods = [later];
        said.compare = { kind: 'time', period: earlier, sameTime: false };
        taken.push({ start: last.end, end });
      } else {
        said.periods.push(period);
        taken.push({ start, end });
      }
    }
  }
  for (const { start, end } of taken.toReversed()) text.replace(start, end, TAKEN);

  const word = (pattern: string, kind: 'previous' | 'year' | 'month' | 'week' | 'none'): void =>
    text.take(pattern, () => {
      said.compare ??= { kind };
      return true;
    });
  word('(?:不再?|不用|不要|取消|去掉)(?:对比|比较|比)了?|(?:no|without|drop the|remove the) comparison', 'none');
  word('(?:和|与|跟|比|较)?(?:去年)?同期(?:相?比较?|对比|比)?|同比|year[- ](?:over|on)[- ]year|yoy', 'year');
  word('月环比|month[- ](?:over|on)[- ]month|mom(?![a-z])', 'month');
  word('周环比|week[- ](?:over|on)[- ]week|wow(?![a-z])', 'week');
  word(
    '环比|(?:和|与|跟|比|较|对比)(?:上一?期|前一?期|上个?周期|前一?段时间)(?:相?比较?|对比)?|(?:(?:vs\\.?|versus|than|against|compared (?:with|to)) )?(?:the )?(?:(?:previous|prior|preceding) period|period before|(?:day|week|month|quarter|year) before)|period[- ]over[- ]period',
    'previous',
  );
};

const changed =
  'increas(?:e[sd]?|ing)|decreas(?:e[sd]?|ing)|chang(?:e[sd]?|ing)|drop(?:s|ped)?|declin(?:e[sd]?|ing)|grow(?:n|s|th)?|grew|rise[ns]?|rose|fall(?:en|s)?|fell';

/** Takes out the verbs that ask for a comparison without saying with what: 上升了多少. */
export const readChanges = (text: MarkedText, said: Said): void =>
  text.take(
    `(?:上升|下降|增长|增加|减少|提高|降低|上涨|下滑|涨|跌|变化|变动)了?(?:多少|几个百分点|多少个百分点|没有|没|吗|幅度)|(?:增长率|增幅|涨幅|降幅|变化率|增减)|(?<![a-z])(?:${changed})(?: by how much)?(?![a-z])`,
    () => {
      said.changes = true;
      return true;
    },
  );
