import { PLACEHOLDER_RATIO, PREVIEW_WIDTH } from '@console/base';
import { styled } from 'styled-components';
import { useWords } from '../locale/useWords.js';
import { pdfWords } from './locale.js';
import type { PagePreviewProps } from '../page-preview/index.js';
import { PageSkeleton } from '../page-preview/PageSkeleton.js';
import { useDelayed } from '../states/index.js';
import { hiddenVisually } from '../theme/mixins.js';

const Pane = styled.div`
  align-self: stretch;
  flex: 1;
  min-height: 0;
  overflow: hidden;
  padding: 16px 32px;
`;

/** Where the toolbar will stand. */
const Bar = styled.div`
  align-self: stretch;
  flex: none;
  box-sizing: border-box;
  height: 48px;
  border-bottom: 1px solid ${(p) => p.theme.line};
  background: ${(p) => p.theme.sheet};
`;

const Paper = styled.div`
  position: relative;
  max-width: 100%;
  margin: 0 auto;
  border-radius: 2px;
  background: ${(p) => p.theme.sheet};
  box-shadow: 0 0 0 1px ${(p) => p.theme.line};
`;

const ReadOut = styled.span`
  ${hiddenVisually}
`;

export type OpeningSheetProps = Pick<PagePreviewProps, 'width' | 'toolbar'>;

/** Stands where the first page will, while the document is being opened. */
export const OpeningSheet = ({ width = PREVIEW_WIDTH, toolbar = true }: OpeningSheetProps) => {
  const words = useWords(pdfWords);
  const due = useDelayed(true);
  return (
    <>
      {toolbar && <Bar />}
      <Pane>
        <ReadOut role="status">{due ? words.loading : null}</ReadOut>
        <Paper style={{ width: width === 'fit' ? '100%' : width, aspectRatio: 1 / PLACEHOLDER_RATIO }}>
          {due && <PageSkeleton />}
        </Paper>
      </Pane>
    </>
  );
};
