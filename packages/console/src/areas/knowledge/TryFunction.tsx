import type { KbFunction } from '@console/api/contract';
import { useReadKbFunction, useTryKbFunction } from '@console/api/hooks/kbFunctions';
import { SubmitButton } from '@console/ui/button';
import { SideDrawer } from '@console/ui/dialog';
import { useRules } from '@console/ui/forms';
import { AsyncView, Status } from '@console/ui/states';
import { tokens } from '@console/ui/theme';
import { Form, Input, Select } from 'antd';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FormNotice } from '../../forms/FormNotice.js';
import { useSubmission } from '../../forms/useSubmission.js';
import { useFunctionWords } from './functionWords.js';

const Said = styled.pre`
  max-height: 50vh;
  margin: 8px 0 0;
  padding: 12px;
  overflow: auto;
  border: 1px solid ${tokens.line};
  border-radius: 8px;
  background: ${tokens.sunken};
  font-size: 13px;
  line-height: 20px;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Quiet = styled.p`
  margin: 0 0 16px;
  color: ${tokens.text3};
`;

interface Result {
  status: number;
  duration: number;
  body: string;
}

const indented = (body: string): string => {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
};

type Values = Record<string, string | undefined>;

const TryForm = ({ shown }: { shown: KbFunction }) => {
  const words = useFunctionWords();
  const rules = useRules();
  const call = useTryKbFunction();
  const [form] = Form.useForm<Values>();
  const { problem, submit } = useSubmission();
  const [result, setResult] = useState<Result | null>(null);
  const onCall = async () => {
    const given = await form.validateFields().catch(() => undefined);
    if (given === undefined) return false;
    const values = shown.parameters.flatMap(({ name }) => {
      const value = given[name]?.trim() ?? '';
      return value === '' ? [] : [{ name, value }];
    });
    return submit(async () => {
      setResult(null);
      setResult(await call.run({ id: shown.id, values }, { quiet: true }));
    });
  };
  return (
    <>
      <Quiet>{shown.parameters.length === 0 ? `${words.noArguments}${words.tryText}` : words.tryText}</Quiet>
      <Form<Values> form={form} layout="vertical" onFinish={() => void onCall()}>
        {problem && (
          <FormNotice tone="error">
            {problem.reason === 'no_reply'
              ? words.noReply
              : (Object.values(problem.fields ?? {})[0] ?? problem.message)}
          </FormNotice>
        )}
        {shown.parameters.map(({ name, type, description, required, choices }) => (
          <Form.Item
            key={name}
            name={[name]}
            label={name}
            extra={description}
            rules={required ? [rules.required(name)] : []}
          >
            {type === 'boolean' || choices !== undefined ? (
              <Select allowClear options={(choices ?? ['true', 'false']).map((value) => ({ value, label: value }))} />
            ) : (
              <Input
                autoComplete="off"
                maxLength={2000}
                inputMode={type === 'number' ? 'decimal' : 'text'}
                placeholder={type === 'date' ? '2026-11-20' : words.types[type === 'number' ? 'number' : 'string']}
              />
            )}
          </Form.Item>
        ))}
        <SubmitButton onClick={onCall}>{words.call}</SubmitButton>
      </Form>
      {result && (
        <section aria-label={words.result} style={{ marginTop: 20 }}>
          <Status tone={result.status < 300 ? 'ok' : 'error'}>{words.status(result.status, result.duration)}</Status>
          <Said>{result.body.trim() === '' ? words.emptyResult : indented(result.body)}</Said>
        </section>
      )}
    </>
  );
};

export interface TryFunctionProps {
  /** Undefined while closed. */
  id: string | undefined;
  onClose: () => void;
}

/** Calls a function with values of one's own, and shows what comes back. */
export const TryFunction = ({ id, onClose }: TryFunctionProps) => {
  const words = useFunctionWords();
  const { state } = useReadKbFunction(id === undefined ? null : { id });
  const name = state.state === 'ready' ? state.data.name : '';
  return (
    <SideDrawer open={id !== undefined} title={name === '' ? words.tryIt : words.tryTitle(name)} onClose={onClose}>
      {id !== undefined && (
        <AsyncView value={state} what={words.tryIt}>
          {(shown) => <TryForm key={shown.id} shown={shown} />}
        </AsyncView>
      )}
    </SideDrawer>
  );
};
