import { idIn } from '../../navigation/addressValues.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { ReportDetail } from './ReportDetail.js';
import { ReportList } from './ReportList.js';

/** Reports written from metrics: all of them, or the one that stands in the address. */
export default function AnalysisReportsPage() {
  const [get] = useQueryState();
  const id = idIn(get('id'));
  return id === undefined ? <ReportList /> : <ReportDetail key={id} id={id} />;
}
