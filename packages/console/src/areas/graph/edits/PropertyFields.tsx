import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { IconButton } from '@console/ui/button';
import { useRules } from '@console/ui/forms';
import { tokens } from '@console/ui/theme';
import { Button, Form, Input } from 'antd';
import { styled } from 'styled-components';
import { useExploreWords } from '../explore/exploreWords.js';

const MOST = 50;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) 32px;
  gap: 0 8px;
`;

const Title = styled.h3`
  margin: 4px 0 8px;
  color: ${tokens.text2};
  font-weight: 400;
  font-size: 14px;
  line-height: 22px;
`;

/** What is known of an entity beside its relations. */
export const PropertyFields = () => {
  const { node: words } = useExploreWords();
  const rules = useRules();
  const form = Form.useFormInstance();
  const once = (index: number) => ({
    validator: (_rule: unknown, value: unknown) => {
      const all: unknown = form.getFieldValue('properties');
      const before: unknown[] = Array.isArray(all) ? all.slice(0, index) : [];
      const text = typeof value === 'string' ? value.trim() : '';
      const isThere = before.some(
        (one) => typeof one === 'object' && one !== null && 'name' in one && String(one.name).trim() === text,
      );
      return text !== '' && isThere ? Promise.reject(new Error(words.twice)) : Promise.resolve();
    },
  });
  return (
    <>
      <Title>{words.properties}</Title>
      <Form.List name="properties">
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }) => (
              <Row key={key}>
                <Form.Item name={[name, 'name']} rules={[rules.required(words.propertyName), once(name)]}>
                  <Input maxLength={50} autoComplete="off" aria-label={words.propertyName} />
                </Form.Item>
                <Form.Item name={[name, 'value']} rules={[rules.required(words.propertyValue)]}>
                  <Input maxLength={500} autoComplete="off" aria-label={words.propertyValue} />
                </Form.Item>
                <IconButton label={words.removeProperty} icon={<DeleteOutlined />} onClick={() => remove(name)} />
              </Row>
            ))}
            <Button
              block
              type="dashed"
              icon={<PlusOutlined />}
              disabled={fields.length >= MOST}
              onClick={() => add({ name: '', value: '' })}
            >
              {words.addProperty}
            </Button>
          </>
        )}
      </Form.List>
    </>
  );
};
