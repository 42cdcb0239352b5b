import type { GatherProperty } from '@console/api/contract';
import { formatDateTime, lookUp } from '@console/base';
import type { SimpleColumn } from '@console/ui/simple-table';
import { useGatherWords } from './gatherWords.js';
import { DriftTag, Verdict } from './Verdict.js';

/** The columns of what events carry, with what can be said of each. */
export const useSchemaColumns = (
  onJudge: (property: GatherProperty, accepted: boolean) => void,
): SimpleColumn<GatherProperty>[] => {
  const words = useGatherWords();
  return [
    { key: 'property', title: words.property, cell: ({ propertyName }) => propertyName },
    { key: 'event', title: words.event, cell: ({ eventName }) => eventName },
    { key: 'type', title: words.type, cell: ({ valueType }) => lookUp(words.types, valueType, valueType) },
    { key: 'drift', title: words.drift, cell: ({ drift }) => <DriftTag drift={drift} /> },
    { key: 'share', title: words.share, number: true, cell: ({ share }) => `${Math.round(share * 100)}%` },
    { key: 'seen', title: words.seen, number: true, cell: ({ seenCount }) => seenCount.toLocaleString() },
    { key: 'first', title: words.firstTime, cell: ({ firstTime }) => formatDateTime(firstTime) },
    { key: 'last', title: words.lastTime, cell: ({ lastTime }) => formatDateTime(lastTime) },
    {
      key: 'judge',
      title: words.judge,
      cell: (property) => <Verdict property={property} onJudge={(accepted) => onJudge(property, accepted)} />,
    },
  ];
};
