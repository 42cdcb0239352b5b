import { useEstimateTripleTask } from '@console/api/hooks/tripleTasks';
import { Form } from 'antd';
import { type TaskFields, wantedOf } from './taskFields.js';

/** What the extraction that is being set up would read and cost. */
export const useEstimate = () => {
  const form = Form.useFormInstance<TaskFields>();
  const knowBaseId = Form.useWatch('knowBaseId', form);
  const scope = Form.useWatch('scope', form) ?? 'all';
  const fileIds = Form.useWatch('fileIds', form);
  const schemaId = Form.useWatch('schemaId', form);
  const method = Form.useWatch('method', form);
  const wanted = wantedOf({
    scope,
    ...(knowBaseId !== undefined && { knowBaseId }),
    ...(fileIds !== undefined && { fileIds }),
    ...(schemaId !== undefined && { schemaId }),
    ...(method !== undefined && { method }),
  });
  return useEstimateTripleTask(wanted, { keepPrevious: wanted !== null });
};
