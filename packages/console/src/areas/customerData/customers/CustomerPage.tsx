import { saveFile } from '@console/api';
import { addToCrowdPack, type CustomerDetail, eraseCustomer } from '@console/api/contract';
import { useExportCustomer, useReadCustomer } from '@console/api/hooks/customers';
import { RecordSteps } from '@console/ui/detail-drawer';
import { lazyPart } from '@console/ui/on-demand';
import { Tag } from '@console/ui/states';
import { useAction } from '../../../actions/useAction.js';
import { DetailPage } from '../../../details/DetailPage.js';
import { idIn } from '../../../navigation/addressValues.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { useTabNavigate } from '../../../navigation/useTabNavigate.js';
import { usePermitted } from '../../../session/usePermitted.js';
import { Pane, Panes, Person } from './customers.styles.js';
import { useCustomerWords } from './customerWords.js';
import { PersonActions } from './PersonActions.js';
import { PersonFacts } from './PersonFacts.js';
import { PersonFigures } from './PersonFigures.js';
import { PersonRfm } from './PersonRfm.js';
import { PersonTimeline } from './PersonTimeline.js';
import { useNeighbours } from './useNeighbours.js';

const EditCustomerDialog = lazyPart(() => import('./EditCustomerDialog.js'));
const AddToPackDialog = lazyPart(() => import('./care/AddToPackDialog.js'));
const EraseDialog = lazyPart(() => import('./EraseDialog.js'));

/** One customer: what is known of them, what they did, and what they may ask for. */
export default function CustomerPage() {
  const words = useCustomerWords();
  const act = useAction();
  const go = useTabNavigate();
  const [get, set] = useQueryState();
  const id = idIn(get('id'));
  const open = get('open');
  const read = useReadCustomer(id === undefined ? null : { id });
  const whole = usePermitted(eraseCustomer);
  const mayAdd = usePermitted(addToCrowdPack);
  const { run: load } = useExportCustomer();
  const neighbours = useNeighbours(id);
  const close = () => set({ open: undefined });
  const nameOf = ({ customerName, memberNumber }: CustomerDetail): string =>
    customerName || memberNumber || words.nameless;
  const save = (customer: CustomerDetail) =>
    void act({
      run: async () => saveFile(await load({ id: customer.id }), `${words.exportFile(nameOf(customer))}.zip`),
    });
  return (
    <DetailPage
      title={words.what}
      titleOf={nameOf}
      parent={{ title: words.title, route: 'customers', back: words.back }}
      item={id === undefined ? undefined : read.state}
      what={words.what}
      gone={words.gone}
      none={words.none}
      renderTags={({ level }) => level !== '' && <Tag>{level}</Tag>}
      renderActions={(customer) => (
        <>
          {neighbours.place && <RecordSteps {...neighbours} />}
          <PersonActions whole={whole} mayAdd={mayAdd} onExport={() => save(customer)} />
        </>
      )}
      beside={
        read.data && (
          <>
            <EditCustomerDialog customer={read.data} open={open === 'edit'} onClose={close} />
            <AddToPackDialog open={open === 'pack' && mayAdd} customerId={read.data.id} onClose={close} />
            <EraseDialog
              customer={read.data}
              open={open === 'erase' && whole}
              onErased={() => go('customers')}
              onClose={close}
            />
          </>
        )
      }
    >
      {(customer) => (
        <Person key={customer.id}>
          <PersonFigures customer={customer} />
          <Panes>
            <Pane>
              <PersonFacts customer={customer} />
            </Pane>
            <PersonTimeline id={customer.id} />
            <Pane>
              <PersonRfm id={customer.id} />
            </Pane>
          </Panes>
        </Person>
      )}
    </DetailPage>
  );
}
