declare module 'graphology-layout-forceatlas2/iterate.js' {
  const iterate: (
    settings: {
      linLogMode: boolean;
      outboundAttractionDistribution: boolean;
      adjustSizes: boolean;
      edgeWeightInfluence: number;
      scalingRatio: number;
      strongGravityMode: boolean;
      gravity: number;
      slowDown: number;
      barnesHutOptimize: boolean;
      barnesHutTheta: number;
    },
    nodes: Float32Array,
    edges: Float32Array,
  ) => unknown;
  export default iterate;
}
