import { type Metric, routes } from '@console/api/contract';
import { useTabNavigate } from '../../navigation/useTabNavigate.js';
import { isGranted } from '../../session/menus.js';
import { useUser } from '../../session/UserContext.js';
import { usePreferences } from '../../state/preferences.js';

type Asked = Pick<Metric, 'metricName' | 'englishName' | 'formula'>;

/** A question that the metric is named in, as the reader would say it. */
const questionOf = ({ metricName, englishName, formula }: Asked, english: boolean): string => {
  const isDated = formula === null || formula.timeColumn !== null;
  if (english) return `${englishName || metricName}${isDated ? ' in the last 30 days' : ''}`;
  return `${isDated ? '近 30 天的' : ''}${metricName}`;
};

/** Opens the questions to data with one that names a metric; undefined where the reader asks none. */
export const useAskMetric = (): ((metric: Asked) => void) | undefined => {
  const open = useTabNavigate();
  const { menus } = useUser();
  const english = usePreferences().language === 'en-US';
  const page = (['text2sql', 'nl2sql'] as const).find((name) => isGranted(routes[name].path, menus));
  return (
    page &&
    ((metric) =>
      open(page, {
        question: questionOf(metric, english),
        ...(page === 'text2sql' && metric.formula && { source: metric.formula.sourceId }),
      }))
  );
};
