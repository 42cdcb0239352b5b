import type { TemplateParam } from '@console/api/contract';
import { useMemo } from 'react';
import { MessagePictures } from './MessagePictures.js';
import { labelsOf } from './problemsOf.js';
import type { TemplateFields, TemplateRow } from './templateKind.js';
import type { Sample } from './useSample.js';
import { useWritten, type WrittenProps } from './useWritten.js';

interface WrittenPicturesProps<Row extends TemplateRow, Fields extends TemplateFields>
  extends WrittenProps<Row, Fields> {
  params: readonly TemplateParam[];
  sample: Sample;
}

/** How what is written arrives. */
export const WrittenPictures = <Row extends TemplateRow, Fields extends TemplateFields>({
  params,
  sample,
  ...written
}: WrittenPicturesProps<Row, Fields>) => {
  const content = useWritten(written);
  const labels = useMemo(() => labelsOf(params), [params]);
  return <MessagePictures content={content} values={sample.values} labels={labels} />;
};
