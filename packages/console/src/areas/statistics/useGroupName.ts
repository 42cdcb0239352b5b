import type { UsageGroup, UsageGrouping } from '@console/api/contract';
import { useDictionary } from '../../locale/useDictionary.js';
import { useStatisticsWords } from './statisticsWords.js';

/** What a row of a breakdown is called. */
export const useGroupName = (by: UsageGrouping): ((group: Pick<UsageGroup, 'id' | 'name'>) => string) => {
  const { none, gone } = useStatisticsWords().by[by];
  const { menuName } = useDictionary();
  return ({ id, name }) => {
    if (id === null) return none;
    if (name === '') return gone;
    return by === 'assistant' ? menuName(name) : name;
  };
};
