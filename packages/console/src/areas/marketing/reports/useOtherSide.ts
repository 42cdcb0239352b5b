import { useReadDeliveryFigures } from '@console/api/hooks/marketing/report';
import { useFigureWords } from '../../../figures/figureWords.js';
import { otherSide } from './otherSide.js';
import type { OtherSide } from './ReportTrend.js';
import { useReportWords } from './reportWords.js';
import type { ReportView } from './useReportView.js';

/** What the figures of the page stand beside; undefined: nothing, or it is not chosen yet. */
export const useOtherSide = ({
  filter,
  against,
  other,
  planId,
  templateId,
  span,
}: ReportView): OtherSide | undefined => {
  const words = useReportWords();
  const { before } = useFigureWords();
  // A plan is compared with another only where one is chosen.
  const isLoose = (against === 'plan' && planId === undefined) || (against === 'template' && templateId === undefined);
  const kind = isLoose ? 'before' : against;
  const asked = otherSide(filter, kind, other);
  const figures = useReadDeliveryFigures(asked, { keepPrevious: true });
  if (asked === null) return undefined;
  const names = {
    before: before[span.name],
    year: words.against.year,
    plan: figures.data?.planName ?? '',
    template: figures.data?.templateName ?? '',
    none: '',
  };
  return { name: names[kind] || words.against[kind], figures: figures.data };
};
