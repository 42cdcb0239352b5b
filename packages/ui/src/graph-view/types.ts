/** One node, as the calls of the graph answer with it. */
export interface GraphNode {
  readonly id: string;
  readonly name: string;
  /** Its kind. Shape and colour come from it. */
  readonly entityType: string;
  /** Relations that it has in all, also to nodes that are not shown. */
  readonly relationCount: number;
  /** It stays where the reader put it. Default false. */
  readonly pinned?: boolean;
}

export interface GraphEdge {
  readonly id: string;
  readonly sourceId: string;
  readonly targetId: string;
  /** What it says: 晋级为. */
  readonly predicate: string;
}

/** What is drawn. An edge to a node that is not among them is left out. */
export interface GraphData {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

/** One way from a node to another, in its order. */
export interface GraphPath {
  readonly nodeIds: readonly string[];
  readonly edgeIds: readonly string[];
}

/** One end of a relation. */
export interface GraphEnd {
  readonly id: string;
  readonly name: string;
  readonly entityType: string;
}

/** A sentence that a relation rests on. */
export interface GraphSentence {
  readonly id: string;
  readonly content: string;
  /** Where it stands. Empty: nowhere, a person gave it. */
  readonly documentName: string;
  /** Which page or place in it: 第 6 页. Left out: it is not known. */
  readonly place?: string | undefined;
  /** Where it can be looked at. Left out: nowhere, and the place is plain text. */
  readonly href?: string | undefined;
  /** What is to be known of it: 文档已删除. */
  readonly note?: string | undefined;
}

/** One relation, as the table shows it. */
export interface GraphRow {
  readonly id: string;
  readonly subject: GraphEnd;
  readonly predicate: string;
  readonly object: GraphEnd;
  /** When it holds. Empty: always. */
  readonly condition?: string;
  /** Another one has taken its place: it is drawn as past. Default false. */
  readonly superseded?: boolean;
  /** The first sentence that it rests on. */
  readonly sentence?: GraphSentence | null;
}

/** Relations of a node that say the same. */
export interface GraphRelations {
  readonly predicate: string;
  /** `out`: the node is the subject. */
  readonly direction: 'out' | 'in';
  readonly total: number;
  /** The first of them. */
  readonly ends: readonly (GraphEnd & { readonly relationshipId: string })[];
}

/** All that is told of a node. */
export interface GraphNodeDetail extends GraphEnd {
  readonly aliases: readonly string[];
  readonly properties: readonly { readonly name: string; readonly value: string }[];
  /** Relations in all. */
  readonly relationCount: number;
  readonly groups: readonly GraphRelations[];
  /** As it is shown. */
  readonly updateTime?: string;
}

/** What the owner may ask of the drawing. */
export interface GraphHandle {
  /** What is shown, as a PNG of twice its size on the ground of the theme. */
  picture: () => Promise<Blob>;
  /** Brings all of it into sight. */
  fit: () => void;
  /** Brings one node into sight. */
  show: (id: string) => void;
}

/** What a reader does with a node. */
export interface OfNode {
  readonly id: string;
}
