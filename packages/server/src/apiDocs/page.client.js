const form = document.querySelector('.filter');
const field = document.querySelector('#filter');
const output = form.querySelector('output');
const none = document.querySelector('.none');
const sections = [...document.querySelectorAll('.area')].map((section) => ({
  section,
  link: document.querySelector(`[data-link="${section.id}"]`),
  calls: [...section.querySelectorAll('[data-call]')],
}));

const show = () => {
  const wanted = field.value.trim().toLowerCase().split(/\s+/);
  let found = 0;
  for (const { section, link, calls } of sections) {
    let here = 0;
    for (const call of calls) {
      const fits = wanted.every((word) => call.dataset.call.includes(word));
      call.hidden = !fits;
      if (fits) here += 1;
    }
    section.hidden = here === 0;
    link.hidden = here === 0;
    found += here;
  }
  none.hidden = found > 0;
  output.value = field.value.trim() === '' ? '' : `${found} ${output.dataset.unit}`;
};

const open = () => {
  const call = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (call?.matches('details') !== true) return;
  if (call.hidden) {
    field.value = '';
    show();
  }
  call.open = true;
  call.scrollIntoView();
};

form.hidden = false;
form.addEventListener('submit', (event) => event.preventDefault());
field.addEventListener('input', show);
addEventListener('hashchange', open);
addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target === field || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  field.focus();
});
show();
open();
