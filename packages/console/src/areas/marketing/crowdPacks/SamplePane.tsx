import { useSampleCrowd } from '@console/api/hooks/marketing/crowdPack';
import { mapAsync } from '@console/base';
import { AudienceSample } from '@console/ui/audience-sample';
import { useWords } from '@console/ui/locale';
import { type EditedRules, nodeText, type RuleField, ruleWords } from '@console/ui/rule-editor';
import { useSeparator } from '../../../locale/useSeparator.js';
import { nodeOfPlace, toRuleSet } from './toRuleSet.js';

interface SamplePaneProps {
  /** Complete rules. */
  rules: EditedRules;
  fields: readonly RuleField[];
}

/** Five of those who fit the rules as they are edited. */
export const SamplePane = ({ rules, fields }: SamplePaneProps) => {
  const words = useWords(ruleWords);
  const separator = useSeparator();
  const sample = useSampleCrowd({ rules: toRuleSet(rules) });
  return (
    <AudienceSample
      people={mapAsync(sample.state, (people) =>
        people.map(({ id, customerName, phoneNumber, city, reason }) => {
          const node = reason === null ? undefined : nodeOfPlace(rules, reason.path);
          const why =
            node === undefined ? '' : `${nodeText(words, fields, node)}${reason?.value ? ` (${reason.value})` : ''}`;
          return {
            id,
            name: customerName,
            phone: phoneNumber,
            reason: [city, why].filter((part) => part !== '').join(separator),
          };
        }),
      )}
      onAgain={sample.refresh}
    />
  );
};
