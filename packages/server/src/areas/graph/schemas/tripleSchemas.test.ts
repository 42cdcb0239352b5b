import {
  addTripleSchema,
  listTripleSchemas,
  modifyTripleSchema,
  removeTripleSchemas,
  uploadTripleSchema,
} from '@console/api/contract';
import { randomId } from '@console/base';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestUser } from '../../../testing/startApp.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;

beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['graph'] });
});
afterAll(() => app.close());

const upload = (content: BlobPart, name = `${randomId()}.json`) =>
  app.call(uploadTripleSchema, { file: new File([content], name) }, { as });
const refused = async (content: BlobPart, name?: string) => {
  const answer = upload(content, name);
  await expect(answer).rejects.toMatchObject({ status: 400, reason: 'wrong_triple_schema' });
  return answer.catch((error: Error) => error.message);
};

const turtle = (more = '') => `
@prefix : <http://example.org/basketball#> .
@prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix rdf: <http://www.w3.org/1999/02/22-rdf-syntax-ns#> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
<http://example.org/basketball> a owl:Ontology ; rdfs:label "${randomId()}"@zh .
:Referee a owl:Class ; rdfs:label "Referee"@en, "裁判员"@zh .
:League a owl:Class ; rdfs:label "联赛" .
:Club a owl:Class .
:officiates a owl:ObjectProperty ; rdfs:label "执裁"@zh ; rdfs:domain :Referee ; rdfs:range :League .
:memberOf a owl:ObjectProperty ; rdfs:domain [ a owl:Class ; owl:unionOf ( :Referee :Club ) ] ; rdfs:range owl:Thing .
:height a owl:DatatypeProperty ; rdfs:domain :Referee .
${more}`;

it('reads a schema of JSON, in which a relation is a name or says what its ends may be', async () => {
  const schemaName = randomId();
  const file = {
    schemaName,
    entityTypes: ['角色', '赛事', '角色'],
    relationTypes: ['参加', { name: '执裁', subjectTypes: ['角色'], objectTypes: ['赛事'] }],
  };
  expect(await upload(JSON.stringify(file))).toMatchObject({
    schemaName,
    entityTypes: ['角色', '赛事'],
    relationTypes: [
      { name: '参加', subjectTypes: [], objectTypes: [] },
      { name: '执裁', subjectTypes: ['角色'], objectTypes: ['赛事'] },
    ],
  });
});

it('reads OWL in Turtle: classes and object properties by their labels, with domains and ranges', async () => {
  expect(await upload(turtle(), 'basketball.ttl')).toMatchObject({
    entityTypes: ['裁判员', '联赛', 'Club'],
    relationTypes: [
      { name: '执裁', subjectTypes: ['裁判员'], objectTypes: ['联赛'] },
      { name: 'memberOf', subjectTypes: ['裁判员', 'Club'], objectTypes: [] },
    ],
  });
});

const xml = (more = '') => `<?xml version="1.0"?>
<!DOCTYPE rdf:RDF [ <!ENTITY owl "http://www.w3.org/2002/07/owl#"> ]>
<rdf:RDF xmlns="http://example.org/b#" xml:base="http://example.org/b" xmlns:owl="http://www.w3.org/2002/07/owl#"
  xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:rdfs="http://www.w3.org/2000/01/rdf-schema#">
  <owl:Class rdf:about="#Referee"><rdfs:label xml:lang="en">Referee</rdfs:label><rdfs:label xml:lang="zh">裁判员</rdfs:label></owl:Class>
  <owl:Class rdf:about="http://example.org/b#Club"/>
  <owl:ObjectProperty rdf:about="#memberOf"><rdfs:domain rdf:resource="#Referee"/><rdfs:range rdf:resource="http://example.org/b#Club"/></owl:ObjectProperty>
  <owl:ObjectProperty rdf:about="#knows"><rdfs:range rdf:resource="&owl;Thing"/></owl:ObjectProperty>${more}
</rdf:RDF>`;

it('reads OWL as ontology editors save it: in RDF/XML', async () => {
  expect(await upload(xml(), `${randomId()}.owl`)).toMatchObject({
    entityTypes: ['裁判员', 'Club'],
    relationTypes: [
      { name: 'memberOf', subjectTypes: ['裁判员'], objectTypes: ['Club'] },
      { name: 'knows', subjectTypes: [], objectTypes: [] },
    ],
  });
  expect(await refused(xml('<owl:Class rdf:about="#open">'), 'a.owl')).toMatch(/RDF\/XML.*第 \d+ 行/);
});

it('names a schema after its file where it has no name of its own', async () => {
  const name = randomId();
  expect(await upload('{"entityTypes":["人"],"relationTypes":["认识"]}', `${name}.json`)).toMatchObject({
    schemaName: name,
  });
});

it('goes round no circle', async () => {
  const circle = `:odd a owl:ObjectProperty ; rdfs:domain _:a . _:a owl:unionOf _:b . _:b rdf:first :Club ; rdf:rest _:b .`;
  const { relationTypes } = await upload(turtle(circle), 'circle.ttl');
  expect(relationTypes.at(-1)).toMatchObject({ name: 'odd', subjectTypes: ['Club'] });
});

it('says what is wrong with a file', async () => {
  expect(await refused('{"entityTypes":["人"],')).toContain('JSON');
  expect(await refused(turtle('这不是 Turtle'), 'a.ttl')).toMatch(/第 \d+ 行/);
  expect(await refused('{"entityTypes":[],"relationTypes":["认识"]}')).toContain('没有实体类型');
  expect(await refused('{"entityTypes":["人"],"relationTypes":[]}')).toContain('没有关系类型');
  expect(await refused('{"entityTypes":["人"],"relationTypes":[{"title":"认识"}]}')).toContain('relationTypes');
  expect(
    await refused(
      JSON.stringify({ entityTypes: Array.from({ length: 101 }, (_, at) => `类${at}`), relationTypes: ['a'] }),
    ),
  ).toContain('最多 100 种');
  expect(await refused(new Uint8Array([0xc4, 0xe3, 0xba, 0xc3]))).toContain('UTF-8');
  await expect(upload('')).rejects.toMatchObject({ reason: 'empty_file' });
  await expect(upload(' '.repeat(2 * 1024 * 1024 + 1))).rejects.toMatchObject({ status: 413 });
});

it('survives files that are made to hurt', async () => {
  await refused('['.repeat(200_000));
  await refused(`{"entityTypes":${'['.repeat(100_000)}${']'.repeat(100_000)},"relationTypes":["a"]}`);
  await refused(turtle(`:x :y ${'[ :y '.repeat(100_000)}`), 'deep.ttl');
  // What an entity stands for is neither fetched nor unfolded.
  const laughs = Array.from({ length: 40 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');
  const laughing = xml().replace('<!ENTITY owl', `<!ENTITY l0 "ha">${laughs}<!ENTITY owl`).replace('裁判员', '&l40;');
  expect((await upload(laughing, 'laughs.owl')).entityTypes).toHaveLength(2);
  await refused(`<rdf:RDF ${'<a>'.repeat(200_000)}`, 'deep.owl');
  const long = `:Long a owl:Class ; rdfs:label "${'长'.repeat(500_000)}" .`;
  const { entityTypes } = await upload(turtle(long), 'long.ttl');
  expect(entityTypes.at(-1)).toBe('长'.repeat(50));
});

it('is drawn up by hand, changed and deleted', async () => {
  const schemaName = randomId();
  const fields = { schemaName, entityTypes: ['人'], relationTypes: [{ name: '认识', subjectTypes: ['人'] }] };
  const { id } = await app.call(addTripleSchema, fields, { as });
  await expect(app.call(addTripleSchema, fields, { as })).rejects.toMatchObject({ reason: 'name_taken' });
  await app.call(modifyTripleSchema, { ...fields, id, entityTypes: ['人', '队'] }, { as });
  const [first] = await app.call(listTripleSchemas, {}, { as });
  expect(first).toMatchObject({ id, entityTypes: ['人', '队'] });
  await app.call(removeTripleSchemas, { idList: [id] }, { as });
  await expect(app.call(modifyTripleSchema, { ...fields, id }, { as })).rejects.toMatchObject({ status: 404 });
});

it('names the kinds that relations use and the schema does not have', async () => {
  const fields = {
    schemaName: randomId(),
    entityTypes: ['人'],
    relationTypes: [{ name: '效力', objectTypes: ['俱乐部'] }],
  };
  const added = app.call(addTripleSchema, fields, { as });
  await expect(added).rejects.toMatchObject({
    reason: 'triple_schema_kinds',
    message: expect.stringContaining('俱乐部'),
  });
});
