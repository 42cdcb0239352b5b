import type { CrowdExplanation } from '@console/api/contract';
import { useExplainCrowd, useFindCrowdPeople } from '@console/api/hooks/marketing/crowdPack';
import { mapAsync } from '@console/base';
import { useWords } from '@console/ui/locale';
import { type EditedRules, nodeText, type RuleField, ruleWords } from '@console/ui/rule-editor';
import { WhyNot, type WhyAnswer } from '@console/ui/why-not';
import { useState } from 'react';
import { nodeOfPlace, toRuleSet } from './toRuleSet.js';

interface WhyPaneProps {
  /** The pack as it was saved; undefined for a new one. */
  packId: string | undefined;
  /** Complete rules; undefined where there are none to ask about. */
  rules: EditedRules | undefined;
  fields: readonly RuleField[];
}

/** The rules that decided, in order, up to the first that keeps the person out. */
const decisive = ({ steps, firstFailing }: CrowdExplanation) => {
  const end = firstFailing === null ? steps.length - 1 : steps.findIndex(({ path }) => path === firstFailing);
  return steps
    .slice(0, end + 1)
    .filter(
      ({ path, fits }) => path === firstFailing || (path.split('.').length === 2 && fits === path.startsWith('rules.')),
    );
};

/** Why somebody is in the pack as it is edited, or is not. */
export const WhyPane = ({ packId, rules, fields }: WhyPaneProps) => {
  const words = useWords(ruleWords);
  const [keyword, setKeyword] = useState('');
  const [customerId, setCustomerId] = useState<string>();
  const found = useFindCrowdPeople(keyword === '' ? null : { keyword });
  const explained = useExplainCrowd(
    customerId === undefined || rules === undefined
      ? null
      : { customerId, rules: toRuleSet(rules), ...(packId !== undefined && { crowdPackId: packId }) },
  );
  const toPerson = (person: CrowdExplanation['person']) => ({
    id: person.id,
    name: person.customerName,
    phone: person.phoneNumber,
  });
  const answer = mapAsync(
    explained.state,
    (one): WhyAnswer => ({
      person: toPerson(one.person),
      inside: one.fits,
      ...(one.member !== null && { counted: one.member }),
      steps: decisive(one).map(({ path, fits, value, passesFrom }) => {
        const node = rules && nodeOfPlace(rules, path);
        return {
          key: path,
          text: node === undefined ? path : nodeText(words, fields, node),
          excludes: path.startsWith('exclude.'),
          fits,
          value,
          ...(passesFrom !== null && { passesFrom }),
        };
      }),
    }),
  );
  const search = (text: string) => {
    setKeyword(text);
    setCustomerId(undefined);
  };
  return (
    <WhyNot
      {...(keyword !== '' &&
        customerId === undefined && { found: mapAsync(found.state, (list) => list.map(toPerson)) })}
      {...(customerId !== undefined && rules !== undefined && { answer })}
      onSearch={search}
      onChoose={setCustomerId}
    />
  );
};
