import type { DeliveryFigures } from '@console/api/contract';
import { lookUp } from '@console/base';
import type { Scope } from './drill.js';
import { useReportWords } from './reportWords.js';

/** What the row is called whose people are looked at; `figures`: those of it alone, once they have come. */
export const useScopeName = (of: Scope | undefined, figures: DeliveryFigures | undefined): string => {
  const words = useReportWords();
  if (of === undefined) return words.allPeople;
  const { by, id } = of;
  if (by === 'day') return id ?? words.allPeople;
  if (by === 'channel') return lookUp(words.channels, id ?? '', id ?? '');
  if (id === null) return words.none[by];
  // Until its name has come, what it is.
  if (figures === undefined) return words.byName[by];
  const name = { plan: figures.planName, template: figures.templateName, task: figures.taskName }[by];
  return name === '' ? words.gone : name;
};
