import { nodeShapes } from '../graph-kinds/kinds.js';
import { type Crowd, type CrowdFrame, growAt, NODE } from './crowd.js';

const EDGES = `#version 300 es
uniform vec3 view; uniform vec2 size; in vec2 place;
void main() {
  vec2 at = (place * view.z + view.xy) / size * 2.0 - 1.0;
  gl_Position = vec4(at.x, -at.y, 0, 1);
}`;
const LINE = `#version 300 es
precision mediump float; uniform vec4 colour; out vec4 drawn;
void main() { drawn = colour; }`;

const NODES = `#version 300 es
uniform vec3 view; uniform vec2 size; uniform float side; uniform vec3 looks[64]; uniform int shapes[64];
in vec2 place; in float kind; flat out vec3 colour; flat out int form;
void main() {
  vec2 at = (place * view.z + view.xy) / size * 2.0 - 1.0;
  gl_Position = vec4(at.x, -at.y, 0, 1); gl_PointSize = side;
  colour = looks[int(kind)]; form = shapes[int(kind)];
}`;
// Distances to the edge of each shape around 0, 0 with a radius of 1; negative inside.
const SHAPES = `#version 300 es
precision mediump float; uniform float side; uniform vec3 ground; flat in vec3 colour; flat in int form; out vec4 drawn;
float box(vec2 p, vec2 b, float r) { vec2 q = abs(p) - b + r; return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - r; }
float shape(vec2 p) {
  if (form == 0) return max(p.y - 0.95, abs(p.x) * 0.867 - (p.y + 1.25) * 0.5);
  if (form == 2) return box(p, vec2(0.95), 0.45);
  if (form == 3) return (abs(p.x) + abs(p.y) - 1.2) * 0.707;
  if (form == 4) { p = abs(p); return max(p.x, p.x * 0.5 + p.y * 0.866) - 0.953; }
  if (form == 5) return box(p, vec2(0.8, 0.96), 0.1);
  return length(p) - 1.0;
}
void main() {
  vec2 p = (gl_PointCoord * 2.0 - 1.0) * 1.5;
  float away = shape(p); float soft = 3.0 / side;
  float seen = 1.0 - smoothstep(-soft, soft, away);
  if (seen <= 0.0) discard;
  float hole = form == 5 && side > 9.0 ? 1.0 - smoothstep(-soft, soft, away + 0.25) : 0.0;
  drawn = vec4(mix(colour, ground, hole) * seen, seen);
}`;

const LOOKS = 64;

const rgb = (colour: string): [number, number, number] => {
  const value = Number.parseInt(colour.replace('#', ''), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
};

const programOf = (gl: WebGL2RenderingContext, vertex: string, fragment: string): WebGLProgram => {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind);
    if (shader === null) throw new Error('The drawing was lost.');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.bindAttribLocation(program, 0, 'place');
  gl.bindAttribLocation(program, 1, 'kind');
  gl.linkProgram(program);
  if (gl.getProgramParameter(program, gl.LINK_STATUS) !== true) throw new Error(gl.getProgramInfoLog(program) ?? '');
  return program;
};

/** Draws a crowd by the graphics card. Throws where its programs do not run. */
export const startGl = (gl: WebGL2RenderingContext) => {
  const edges = programOf(gl, EDGES, LINE);
  const nodes = programOf(gl, NODES, SHAPES);
  const [places, kinds, ends] = [gl.createBuffer(), gl.createBuffer(), gl.createBuffer()];
  const at = (program: WebGLProgram, name: string) => gl.getUniformLocation(program, name);
  let count = 0;
  let lines = 0;
  let ground: [number, number, number] = [1, 1, 1];
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  gl.enableVertexAttribArray(0);
  const setPlaces = (next: Float32Array) => {
    gl.bindBuffer(gl.ARRAY_BUFFER, places);
    gl.bufferData(gl.ARRAY_BUFFER, next, gl.DYNAMIC_DRAW);
    gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  };
  const setCrowd = (crowd: Crowd) => {
    count = crowd.kinds.length;
    lines = crowd.ends.length;
    ground = rgb(crowd.ground);
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, ends);
    gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, crowd.ends, gl.STATIC_DRAW);
    gl.bindBuffer(gl.ARRAY_BUFFER, kinds);
    gl.bufferData(gl.ARRAY_BUFFER, crowd.kinds, gl.STATIC_DRAW);
    gl.vertexAttribPointer(1, 1, gl.UNSIGNED_BYTE, false, 0, 0);
    setPlaces(crowd.places);
    gl.useProgram(edges);
    gl.uniform4f(at(edges, 'colour'), ...rgb(crowd.line), 1);
    gl.useProgram(nodes);
    const shown = crowd.looks.slice(0, LOOKS);
    gl.uniform3fv(
      at(nodes, 'looks'),
      shown.flatMap(({ colour }) => rgb(colour)),
    );
    gl.uniform1iv(
      at(nodes, 'shapes'),
      shown.map(({ shape }) => nodeShapes.indexOf(shape)),
    );
    gl.uniform3f(at(nodes, 'ground'), ...ground);
  };
  const draw = ({ view, width, height, ratio }: CrowdFrame) => {
    gl.viewport(0, 0, width * ratio, height * ratio);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT);
    for (const program of [edges, nodes]) {
      gl.useProgram(program);
      gl.uniform3f(at(program, 'view'), view.x, view.y, view.scale);
      gl.uniform2f(at(program, 'size'), width, height);
    }
    gl.useProgram(edges);
    gl.disableVertexAttribArray(1);
    gl.drawElements(gl.LINES, lines, gl.UNSIGNED_INT, 0);
    gl.useProgram(nodes);
    gl.enableVertexAttribArray(1);
    gl.uniform1f(at(nodes, 'side'), NODE.plain * growAt(view.scale) * 2 * 1.5 * ratio);
    gl.drawArrays(gl.POINTS, 0, count);
  };
  return { setCrowd, setPlaces, draw };
};
