import { PlusOutlined } from '@ant-design/icons';
import type { DataSourceDetail } from '@console/api/contract';
import { useModifyDataSource } from '@console/api/hooks/dataSources';
import { useListRoles } from '@console/api/hooks/roles';
import { randomId } from '@console/base';
import { useMessage } from '@console/ui/provider';
import { Notice } from '@console/ui/states';
import { Button } from 'antd';
import { useState } from 'react';
import { useSubmission } from '../../../forms/useSubmission.js';
import { useDictionary } from '../../../locale/useDictionary.js';
import { RuleFields } from './RuleFields.js';
import { bodyOf, draftOf, type RuleDraft, wrongIn } from './ruleDrafts.js';
import { Foot, Rules, Text } from './setup.styles.js';
import type { SetupPart } from './SourceSetup.js';
import { useSetupWords } from './setupWords.js';

/** Which roles see less than all of a source. What the engine would not run is refused when it is saved. */
export const SourceRules = ({ source, onDirty }: SetupPart & { source: DataSourceDetail }) => {
  const words = useSetupWords();
  const { form } = useDictionary();
  const message = useMessage();
  const { run, running } = useModifyDataSource();
  const { problem, submit } = useSubmission();
  const roles = useListRoles({});
  const { id, tables } = source;
  const [rules, setRules] = useState<readonly RuleDraft[]>(() => source.rules.map((rule) => draftOf(randomId(), rule)));
  const [wrong, setWrong] = useState<'incomplete' | 'doubled'>();

  const change = (next: readonly RuleDraft[]): void => {
    setRules(next);
    setWrong(undefined);
    onDirty(true);
  };
  const save = async (): Promise<void> => {
    const found = wrongIn(rules);
    setWrong(found);
    if (found !== undefined) return;
    await submit(async () => {
      await run({ id, rules: bodyOf(rules) }, { quiet: true });
      onDirty(false);
      message.success(words.saved);
    });
  };
  const said = wrong === undefined ? problem?.message : words[wrong];
  return (
    <>
      <Text>{words.rulesText}</Text>
      {said !== undefined && <Notice tone="error">{said}</Notice>}
      <Rules>
        {rules.length === 0 && <Text>{words.noRules}</Text>}
        {rules.map((rule, at) => (
          <RuleFields
            key={rule.key}
            number={at + 1}
            rule={rule}
            tables={tables}
            roles={roles.state}
            onChange={(next) => change(rules.map((one) => (one.key === rule.key ? next : one)))}
            onRemove={() => change(rules.filter((one) => one.key !== rule.key))}
          />
        ))}
      </Rules>
      <Foot>
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => change([...rules, draftOf(randomId())])}>
          {words.addRule}
        </Button>
        <Button type="primary" loading={running} onClick={() => void save()}>
          {form.save}
        </Button>
      </Foot>
    </>
  );
};
