import { AskData } from './AskData.js';
import { useDataQueryWords } from './dataQueryWords.js';

/** Questions to the association's own data. */
export default function AssociationDataPage() {
  const words = useDataQueryWords();
  return <AskData title={words.association} chooses={false} />;
}
