import { filterValues, type ListFilter, type ListQuery, optionsOf } from './types.js';

interface ConditionWords {
  condition: (label: string, value: string) => string;
  keyword: string;
  comma: string;
  or: string;
}

/** What narrows the list, in words: "关键词：张，角色：裁判管理". */
export const conditionsInWords = (query: ListQuery, filters: readonly ListFilter[], words: ConditionWords): string => {
  const named = filters.flatMap((filter) => {
    const { key, label, multiple = false } = filter;
    const single = query.filters?.[key];
    if (single === undefined || single === '') return [];
    const values = multiple ? filterValues(query, key) : [single];
    const known = optionsOf(filter);
    const options = known.state === 'ready' ? known.data : [];
    const labels = values.map((value) => options.find((option) => option.value === value)?.label ?? value);
    return [words.condition(label, labels.join(words.or))];
  });
  const search = query.search ?? '';
  return [...(search === '' ? [] : [words.condition(words.keyword, search)]), ...named].join(words.comma);
};
