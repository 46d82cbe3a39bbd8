import { projectWire } from '@toile/contract/features/projects.ts'
import type { Contract } from '@toile/contract/index.ts'
import { ownPerson } from '@toile/craft/mannequins/ownFigure.ts'
import type { Thing } from '@toile/rules/naming.ts'
import { studioLight } from '@toile/craft/products/light.ts'
import { unedited } from '@toile/studio/uploads/pictureEdit.ts'
import { z } from 'zod'
import { fullProject, type Things } from './addThings.ts'
import type { Role } from './people.ts'
import {
  plainBrush,
  plainCanvas,
  plainDesign,
  plainLines,
  plainPattern,
  plainPrint,
  plainShot,
  plainSlogan,
  plainTake,
} from './things.ts'

/** What is expected of a call: written by hand from the requirements, never reckoned from the product's own rules. */
export interface Expected {
  /** The roles that may make it. */
  may: readonly Role[]
  /** What each place of its input names that must be the caller's. */
  owns?: Readonly<Record<string, Thing>>
  /** Places of its input that hold ids of anything else. */
  foreign?: readonly string[]
  /** An input with which the call succeeds for the owner of the things; of those that it names one at a time, the one that is asked about. */
  input?: (own: Things & { email: string }, about?: Thing) => object
  /** What has to be so before it does: a statement in which $1 is the id of a thing. */
  ready?: readonly [statement: string, thing: Thing]
  /** The file that is sent with it. */
  file?: 'picture' | 'part' | 'words' | 'collection' | 'tiles'
}

type Called<C = Contract> = {
  [F in keyof C & string]: `${F}.${keyof C[F] & string}`
}[keyof C & string]

const signedIn = [
  'visitor',
  'none',
  'trial',
  'subscribed',
  'expired',
  'owner',
  'school',
  'enterprise',
  'affiliate',
  'administrator',
  'superAdministrator',
] as const
const everybody = ['nobody', ...signedIn] as const
/** Everybody signed in but those whose account has no system (S6.01). */
const studio = [
  'visitor',
  'trial',
  'subscribed',
  'expired',
  'owner',
  'school',
  'enterprise',
  'affiliate',
  'administrator',
  'superAdministrator',
] as const

const lookWith = (own: Things) => {
  const { traced, picture, figure } = own
  const look = plainDesign({
    mannequin: { person: ownPerson({ gender: 'female', ageGroup: 'adult', figure }), pose: 'own', mirrored: false },
  })
  const [worn] = look.garments
  const print = {
    source: { kind: 'picture' as const, hash: picture },
    mode: 'overall' as const,
    repeat: 'straight' as const,
    width: 64,
    x: 0,
    y: 0,
    angle: 0,
    opacity: 1,
  }
  return {
    ...look,
    garments: [
      {
        ...worn,
        print,
        partPrints: [{ part: 'body' as const, side: 'front' as const, print }],
        applied: [regionOf(own), notionOf(own)],
      },
      {
        ...worn,
        id: 'g2',
        cut: { kind: 'traced' as const, traced },
        back: { kind: 'traced' as const, traced },
      },
    ],
  }
}
const inLook = {
  'document.mannequin.person': 'figure',
  'document.garments[].cut.traced': 'traced',
  'document.garments[].back.traced': 'traced',
  'document.garments[].print.source.hash': 'picture',
  'document.garments[].print.source.picture': 'picture',
  'document.garments[].partPrints[].print.source.hash': 'picture',
  'document.garments[].partPrints[].print.source.picture': 'picture',
  'document.garments[].applied[].source.hash': 'picture',
  'document.garments[].applied[].fill.print.source.hash': 'picture',
  'document.garments[].applied[].fill.print.source.picture': 'picture',
} as const
/** A detail that replaces cut, print and person of a garment. */
const detailWith = (own: Things) => {
  const { garments, mannequin } = lookWith(own)
  const [printed, traced] = garments
  const drawn = { path: '', minIOPath: '' }
  const shirt = {
    ...drawn,
    id: 'g1',
    priority: 0,
    layersObject: [],
    undividedLayer: '',
    undividedLayerWithSinglePrint: '',
    color: null,
    gradient: null,
    designType: 'Generate',
    printObject: { ifSingle: false, prints: [] },
    trims: [notionOf(own)],
    type: 'tShirt',
    partialDesign: {
      layers: [regionOf(own)],
      partialDesignPath: null,
      partialDesignMinioPath: null,
      partialDesignBase64: null,
    },
    level1Type: 'top',
  }
  return {
    clothes: [shirt],
    body: { ...drawn, id: mannequin.person, layersObject: [] },
    newDetail: {
      sketch: [{ id: 'g1', cut: traced?.cut }],
      color: [],
      print: [{ id: 'g1', print: printed?.print }],
      element: [{ id: 'g1', element: { ...notionOf(own), id: 'e2' } }],
      models: [{ id: mannequin.person, pose: mannequin.pose }],
      other: [],
    },
    frontBack: { front: [], back: [], body: [] },
  }
}
const chest = { part: 'body', side: 'front', u: 0, v: 200, from: 'top' } as const
const notionOf = ({ picture }: Things) => ({
  kind: 'notion' as const,
  id: 'e1',
  source: { kind: 'picture' as const, hash: picture },
  at: chest,
  width: 60,
  angle: 0,
  mirrored: false,
  opacity: 1,
  hidden: false,
})
const regionOf = ({ picture }: Things) => ({
  kind: 'region' as const,
  id: 'r1',
  at: chest,
  outlines: [
    [
      [0, 0],
      [60, 0],
      [0, 60],
    ],
  ],
  fill: {
    kind: 'print' as const,
    print: {
      source: { kind: 'picture' as const, hash: picture },
      mode: 'overall',
      repeat: 'straight',
      width: 64,
      x: 0,
      y: 0,
      angle: 0,
      opacity: 1,
    },
  },
  edge: { kind: 'cut' as const },
  hidden: false,
})
const inDetail = {
  'detail.clothes[].trims[].source.hash': 'picture',
  'detail.clothes[].partialDesign.layers[].fill.print.source.hash': 'picture',
  'detail.clothes[].partialDesign.layers[].fill.print.source.picture': 'picture',
  'detail.body.id': 'figure',
  'detail.newDetail.sketch[].cut.traced': 'traced',
  'detail.newDetail.print[].print.source.hash': 'picture',
  'detail.newDetail.print[].print.source.picture': 'picture',
  'detail.newDetail.element[].element.source.hash': 'picture',
  'detail.newDetail.models[].id': 'figure',
} as const
const inLooks = Object.fromEntries(Object.entries(inLook).map(([path, kind]) => [`looks[].${path}`, kind]))
const motifs = ({ picture }: Things) => ({
  ...plainPrint,
  source: {
    kind: 'motifs',
    motifs: [picture],
    ground: { r: 240, g: 236, b: 226 },
    arrangement: 'tossed',
    direction: 'oneWay',
    share: 0.3,
    density: 0,
    seed: 1,
  },
})
const inPrint = {
  'document.source.hash': 'picture',
  'document.source.picture': 'picture',
  'document.source.motifs[]': 'picture',
} as const
const wearsSkirt =
  "update design set document = jsonb_set(document, '{garments,0,cut,garment}', '\"aLineSkirt\"') where id = $1"
/** A pattern of a look that names things, with a print on a piece. */
const patternWith = (own: Things) => ({
  ...plainPattern(),
  look: lookWith(own),
  prints: [
    {
      id: 'p1',
      piece: 'front',
      element: null,
      source: { kind: 'picture' as const, hash: own.picture },
      mode: 'overall' as const,
      repeat: 'straight' as const,
      width: 64,
      x: 0,
      y: 0,
      angle: 0,
      opacity: 1,
    },
  ],
})
const inPattern = {
  ...Object.fromEntries(
    Object.entries(inLook).map(([path, kind]) => [path.replace('document', 'document.look'), kind]),
  ),
  'document.prints[].source.hash': 'picture',
  'document.prints[].source.picture': 'picture',
} as const
const liked = { like: 'libraryItem', likeFile: 'file' } as const

const byId = (thing: Thing): Expected => ({ may: studio, owns: { id: thing }, input: (own) => ({ id: own[thing] }) })
const byFile: Expected = { may: studio, owns: { fileId: 'file' }, input: ({ file }) => ({ fileId: file }) }
const byProject: Expected = {
  may: studio,
  owns: { projectId: 'project' },
  input: ({ project }) => ({ projectId: project }),
}
const byProjects: Expected = { may: studio, owns: { 'ids[]': 'project' }, input: ({ project }) => ({ ids: [project] }) }
const byEntries: Expected = {
  may: studio,
  owns: { 'ids[]': 'libraryItem' },
  input: ({ libraryItem }) => ({ ids: [libraryItem] }),
}
const withFive =
  "update brand set rights_at = now(), document = jsonb_set(document, '{pictures}', (select jsonb_agg(id) from file where owner_id = brand.owner_id) || (select jsonb_agg(gen_random_uuid()) from generate_series(1, 4))) where id = $1"
const left = (kind: string, output: string) =>
  [`update task set kind = '${kind}', status = 'succeeded', output = ${output} where id = $1`, 'task'] as const
const picture = "(select hash from file where owner_id = task.owner_id and kind = 'upload')"

const originAbout = (own: Things, about?: Thing) => {
  if (about === 'product') return { kind: 'product', productId: own.product }
  if (about === 'file') return { kind: 'file', fileId: own.file }
  if (about === 'libraryItem') return { kind: 'libraryItem', itemId: own.libraryItem }
  const opened = { design: lookWith(own), view: 'front', width: 512, height: 256 }
  return { kind: 'look', designId: own.design, opened }
}

/** Every call of the contract with what is expected of it; one that is missing does not compile. */
export const accessTable: Record<Called, Expected> = {
  'account.register': {
    may: everybody,
    input: ({ email }) => ({ email: `new-${email}`, password: 'a good password', userName: 'Ann' }),
  },
  'account.login': { may: everybody, input: ({ email }) => ({ email, password: 'a good password' }) },
  'account.logout': { may: signedIn },
  'account.noLogin': { may: everybody, foreign: ['id'] },
  'account.entrance': { may: everybody },
  'account.detail': { may: signedIn },
  'account.credits': { may: signedIn },
  'account.changePassword': { may: signedIn, input: () => ({ present: 'a good password', next: 'another password' }) },
  'account.setLanguage': { may: signedIn, input: () => ({ language: 'en' }) },
  'account.completeGuidance': { may: signedIn },
  'account.listTokens': { may: signedIn },
  'account.createToken': { may: signedIn, input: () => ({ name: 'script' }) },
  'account.revokeToken': { ...byId('token'), may: signedIn },

  'brands.listBrands': { may: studio },
  'brands.createBrand': { may: studio, input: () => ({ name: 'Marine' }) },
  'brands.readBrand': byId('brand'),
  'brands.saveBrand': {
    may: studio,
    owns: { id: 'brand', 'brand.logo': 'file', 'brand.pictures[]': 'file' },
    input: ({ brand, file }) => ({
      id: brand,
      revision: 1,
      rights: true,
      brand: { name: 'Marine', logo: file, pictures: [file] },
    }),
  },
  'brands.measureBrand': { ...byId('brand'), ready: [withFive, 'brand'] },
  'brands.deleteBrand': byId('brand'),
  'brands.restoreBrand': byId('brand'),

  'canvas.make': {
    may: studio,
    owns: {
      projectId: 'project',
      'origin.designId': 'design',
      'origin.productId': 'product',
      'origin.fileId': 'file',
      'origin.itemId': 'libraryItem',
      ...Object.fromEntries(
        Object.entries(inLook).map(([place, thing]) => [place.replace('document', 'origin.opened.design'), thing]),
      ),
    },
    input: (own, about) => ({
      name: 'Harbour',
      width: 512,
      height: 256,
      projectId: own.project,
      origin: originAbout(own, about),
    }),
  },
  'canvas.list': {
    ...byProject,
    foreign: ['of', 'after'],
    input: ({ project, canvas, design }) => ({ projectId: project, of: design, after: canvas }),
  },
  'canvas.open': byId('canvas'),
  'canvas.lacking': { may: studio, foreign: ['hashes'], input: () => ({ hashes: ['f'.repeat(64)] }) },
  'canvas.sendTiles': { may: studio, file: 'tiles' },
  'canvas.keep': {
    ...byId('canvas'),
    foreign: ['document.layers.mask.tiles', 'document.layers.tiles', 'document.layers.source'],
    input: ({ canvas }) => ({ id: canvas, revision: 0, document: plainCanvas() }),
  },
  'canvas.rename': { ...byId('canvas'), input: ({ canvas }) => ({ id: canvas, name: 'Renamed' }) },
  'canvas.duplicate': byId('canvas'),
  'canvas.remove': byId('canvas'),
  'canvas.restore': byId('canvas'),
  'canvas.keepPreview': { ...byId('canvas'), file: 'picture' },
  'canvas.like': { ...byId('canvas'), file: 'picture' },
  'canvas.unlike': byId('canvas'),
  'canvas.listBrushes': { may: studio },
  'canvas.keepBrush': {
    ...byId('brushPreset'),
    input: ({ brushPreset }) => ({ id: brushPreset, preset: plainBrush() }),
  },
  'canvas.removeBrush': byId('brushPreset'),
  'canvas.restoreBrush': byId('brushPreset'),

  'patterns.make': {
    ...byId('design'),
    owns: { designId: 'design' },
    input: ({ design }) => ({ designId: design, garment: 'g1' }),
    ready: [wearsSkirt, 'design'],
  },
  'patterns.list': {
    may: studio,
    owns: { projectId: 'project', designId: 'design' },
    input: ({ project, design }) => ({ projectId: project, designId: design }),
  },
  'patterns.open': byId('pattern'),
  'patterns.keep': {
    may: studio,
    owns: { id: 'pattern', ...inPattern },
    foreign: ['document.from.project', 'document.from.look', 'document.prints[].element'],
    input: (own) => ({ id: own.pattern, revision: 0, document: patternWith(own) }),
  },
  'patterns.rename': { ...byId('pattern'), input: ({ pattern }) => ({ id: pattern, name: 'Renamed' }) },
  'patterns.duplicate': byId('pattern'),
  'patterns.remove': byId('pattern'),
  'patterns.restore': byId('pattern'),

  'boards.printBoard': { ...byProject, input: ({ project }) => ({ projectId: project, board: 'mood' }) },

  'figures.traceFigure': byFile,
  'figures.readFigure': { may: studio, owns: { figure: 'figure' }, input: ({ figure }) => ({ figure }) },
  'figures.correctFigure': {
    may: studio,
    owns: { figure: 'figure' },
    input: ({ figure }) => ({ figure, name: 'Ann' }),
  },
  'figures.keepFigure': {
    may: studio,
    owns: { figure: 'figure', replaces: 'figure' },
    input: ({ figure }) => ({ figure, replaces: figure }),
  },
  'figures.listFigures': { may: studio },

  'files.upload': { may: studio, input: () => ({ use: 'mood' }), file: 'picture' },
  'files.uploadRoom': { may: studio },
  'files.beginUpload': {
    may: studio,
    foreign: ['hash'],
    input: () => ({ name: 'a.png', bytes: 9, hash: 'f'.repeat(64), use: 'mood' }),
  },
  'files.sendPart': { ...byId('upload'), input: ({ upload }) => ({ id: upload, offset: 0 }), file: 'part' },
  'files.finishUpload': byId('upload'),
  'files.dropUpload': byId('upload'),
  'files.editPicture': { ...byFile, input: ({ file }) => ({ fileId: file, edit: { ...unedited, angle: 90 } }) },
  'files.recognise': { ...byFile, input: ({ file }) => ({ fileId: file, as: 'sketch' }) },
  'files.origin': byFile,
  'files.read': { may: studio, foreign: ['ids', 'hashes'], input: ({ file }) => ({ ids: [file] }) },
  'files.palette': byFile,
  'files.findCode': { may: studio, input: () => ({ text: '#aa3311' }) },

  'elements.list': {
    may: studio,
    owns: { taskId: 'task' },
    foreign: ['fileIds', 'after'],
    input: ({ task }) => ({ taskId: task }),
  },
  'elements.open': byId('element'),
  'elements.like': byId('element'),
  'elements.unlike': byId('element'),
  'elements.remove': byId('element'),
  'elements.restore': byId('element'),
  'elements.keep': { may: studio, owns: inPrint, input: (own) => ({ name: 'Dots', document: motifs(own) }) },

  'moods.generateMoods': { may: studio, input: () => ({ text: 'romantic' }) },
  'pictures.cutOut': byFile,
  'pictures.makeTile': byFile,
  'pictures.findMotifs': byFile,
  'prints.exportRepeat': { may: studio, owns: inPrint, input: (own) => ({ document: motifs(own) }) },
  'prints.upscaleElement': {
    may: studio,
    owns: { elementId: 'element' },
    input: ({ element }) => ({ elementId: element, side: 64 }),
  },
  'prints.upscaleFile': {
    ...byFile,
    input: ({ file }) => ({ fileId: file, side: 128 }),
    ready: ["update file set kind = 'tile' where id = $1", 'file'],
  },

  'products.list': {
    may: studio,
    owns: { projectId: 'project', taskId: 'task' },
    foreign: ['after'],
    input: ({ project, task }) => ({ projectId: project, taskId: task }),
  },
  'products.open': byId('product'),
  'products.order': {
    may: studio,
    owns: { projectId: 'project', 'designIds[]': 'design', 'shot.ground.picture': 'picture' },
    input: ({ project, design, picture }) => ({
      projectId: project,
      designIds: [design],
      shot: plainShot({ ground: { kind: 'own', color: null, picture } }),
    }),
  },
  'products.relight': {
    may: studio,
    owns: { 'ids[]': 'product', 'ground.picture': 'picture' },
    input: ({ product, picture }) => ({
      ids: [product],
      light: studioLight,
      ground: { kind: 'own', color: null, picture },
    }),
  },
  'products.begin': {
    may: studio,
    owns: { projectId: 'project', fileId: 'file' },
    input: ({ project, file }) => ({ projectId: project, fileId: file }),
    ready: ['update file set width = 400, height = 400 where id = $1', 'file'],
  },
  'products.keep': {
    may: studio,
    owns: { id: 'product', 'retouched.picture': 'picture', 'retouched.steps[].ground.picture': 'picture' },
    input: ({ product, picture }) => ({
      id: product,
      retouched: { picture, steps: [{ kind: 'ground', ground: { kind: 'own', color: null, picture } }] },
    }),
  },
  'products.rename': { ...byId('product'), input: ({ product }) => ({ id: product, name: 'Renamed' }) },
  'products.like': byId('product'),
  'products.unlike': byId('product'),
  'products.remove': byId('product'),
  'products.restore': byId('product'),
  'products.pack': {
    may: studio,
    owns: { projectId: 'project', 'ids[]': 'product' },
    input: ({ project, product }) => ({ projectId: project, ids: [product] }),
  },

  'lines.order': {
    may: studio,
    owns: { 'of.designId': 'design', 'of.productId': 'product', 'of.fileId': 'file' },
    input: ({ design, product, file }, about) => ({
      of:
        about === 'product'
          ? { kind: 'product', productId: product }
          : about === 'file'
            ? { kind: 'picture', fileId: file }
            : { kind: 'look', designId: design },
    }),
  },
  'lines.list': {
    may: studio,
    owns: { taskId: 'task', designId: 'design', fileId: 'file' },
    foreign: ['after'],
    input: ({ task, design, file }) => ({ taskId: task, designId: design, fileId: file }),
  },
  'lines.open': byId('lineDrawing'),
  'lines.recognise': byId('lineDrawing'),
  'lines.correct': {
    ...byId('lineDrawing'),
    input: ({ lineDrawing }) => ({ id: lineDrawing, revision: 0, document: plainLines() }),
  },
  'lines.rename': { ...byId('lineDrawing'), input: ({ lineDrawing }) => ({ id: lineDrawing, name: 'Renamed' }) },
  'lines.like': byId('lineDrawing'),
  'lines.unlike': byId('lineDrawing'),
  'lines.remove': byId('lineDrawing'),
  'lines.restore': byId('lineDrawing'),
  'lines.pack': {
    may: studio,
    owns: { 'ids[]': 'lineDrawing' },
    input: ({ lineDrawing }) => ({ ids: [lineDrawing] }),
  },

  'films.list': {
    may: studio,
    owns: { projectId: 'project', taskId: 'task' },
    foreign: ['after'],
    input: ({ project, task }) => ({ projectId: project, taskId: task }),
  },
  'films.open': byId('film'),
  'films.forms': { may: studio },
  'films.order': {
    may: studio,
    owns: { projectId: 'project', 'designIds[]': 'design', 'pictures[].figure': 'figure' },
    input: ({ project, design, figure }, about) => ({
      projectId: project,
      ...(about === 'figure' ? { pictures: [{ figure }] } : { designIds: [design] }),
      take: plainTake,
    }),
  },
  'films.encode': { ...byId('film'), input: ({ film }) => ({ id: film, form: 'gif' }) },
  'films.rename': { ...byId('film'), input: ({ film }) => ({ id: film, name: 'Renamed' }) },
  'films.like': byId('film'),
  'films.unlike': byId('film'),
  'films.remove': byId('film'),
  'films.restore': byId('film'),
  'films.pack': {
    may: studio,
    owns: { projectId: 'project', 'ids[]': 'film' },
    input: ({ project, film }) => ({ projectId: project, ids: [film] }),
  },

  'projects.listProjects': { may: studio },
  'projects.createProject': {
    may: studio,
    owns: { brandId: 'brand', briefId: 'brief' },
    input: ({ brand, brief }) => ({ name: 'Another', brandId: brand, briefId: brief }),
  },
  'projects.beginProject': { may: studio, input: () => ({ name: 'Mine' }) },
  'projects.openProject': byId('project'),
  'projects.saveProject': {
    may: studio,
    owns: {
      id: 'project',
      'project.brandId': 'brand',
      'project.briefId': 'brief',
      'project.boards.mood[].id': 'file',
      'project.boards.print[].id': 'file',
      'project.boards.sketch[].id': 'file',
      'project.boards.sketch[].traced': 'traced',
      'project.boards.mannequins[].person': 'figure',
      'project.boards.marketing[].id': 'file',
    },
    foreign: ['project.moodPositions[].thing.printId'],
    input: (own) => ({ id: own.project, revision: 0, project: z.encode(projectWire, fullProject(own)) }),
  },
  'projects.readBrief': { may: studio, file: 'words' },
  'projects.openBrief': byId('brief'),
  'projects.fetchBrief': byId('brief'),
  'projects.clearProject': byId('project'),
  'projects.deleteProject': byId('project'),
  'projects.restoreProject': byId('project'),
  'projects.enums': { may: signedIn, input: () => ({ enumName: 'Sex' }) },
  'projects.styles': { may: signedIn },

  'generation.generateDesigns': byProject,
  'generation.readBoard': byProject,
  'generation.generatePrints': {
    may: studio,
    owns: { 'fileIds[]': 'file' },
    input: ({ file }) => ({ mode: 'image', fileIds: [file] }),
  },

  'designs.openDesign': byId('design'),
  'designs.saveDesign': {
    may: studio,
    owns: { id: 'design', ...inLook },
    input: (own) => ({ id: own.design, revision: 0, document: lookWith(own) }),
  },
  'designs.openDetail': byId('design'),
  'designs.saveDetail': {
    may: studio,
    owns: { id: 'design', ...inDetail },
    foreign: [
      'detail.clothes[].id',
      ...['sketch', 'color', 'print', 'element', 'other'].map((list) => `detail.newDetail.${list}[].id`),
    ],
    input: (own) => ({ id: own.design, revision: 0, detail: detailWith(own) }),
  },
  'designs.changeMany': {
    may: studio,
    owns: { 'looks[].id': 'design', ...inLooks },
    input: (own) => ({ looks: [{ id: own.design, revision: 0, document: lookWith(own) }] }),
  },
  'designs.redesign': byId('design'),
  'designs.crossLooks': {
    may: studio,
    owns: { id: 'design', other: 'design' },
    input: ({ design }) => ({ id: design, other: design }),
  },
  'designs.keepFormer': {
    may: studio,
    owns: { id: 'design', ...inLook },
    input: (own) => ({ id: own.design, document: lookWith(own) }),
  },
  'designs.importDesign': {
    may: studio,
    owns: { projectId: 'project', ...inLook },
    input: (own) => ({ projectId: own.project, document: lookWith(own) }),
  },
  'designs.exportLook': {
    may: studio,
    owns: { id: 'design', 'colorway.inks': 'picture' },
    input: ({ design, picture }) => ({
      id: design,
      file: { scene: 'look', width: 128 },
      colorway: { colors: [], roles: [], inks: { [picture]: [{ r: 170, g: 51, b: 17 }] } },
    }),
  },
  'designs.exportDocument': byId('design'),

  'collections.openCollection': byProject,
  'collections.like': byId('design'),
  'collections.unlike': byId('design'),
  'collections.remove': byId('design'),
  'collections.restore': byId('design'),
  'collections.exportCollection': byProject,

  'history.listCollections': { may: studio, foreign: ['after'] },
  'history.renameCollection': { ...byId('project'), input: ({ project }) => ({ id: project, name: 'Renamed' }) },
  'history.duplicateCollection': byId('project'),
  'history.deleteCollections': byProjects,
  'history.restoreCollections': byProjects,
  'history.deleteForGood': { ...byProjects, ready: ['update project set deleted_at = now() where id = $1', 'project'] },
  'history.listStates': byProject,
  'history.keepState': { ...byProject, input: ({ project }) => ({ projectId: project, name: 'Before the fitting' }) },
  'history.nameState': { ...byId('state'), input: ({ state }) => ({ id: state, name: 'Before the fitting' }) },
  'history.retrieve': {
    may: studio,
    owns: { projectId: 'project', stateId: 'state' },
    input: ({ project, state }) => ({ projectId: project, stateId: state }),
  },
  'history.compareStates': {
    may: studio,
    owns: { projectId: 'project', before: 'state', after: 'state' },
    input: ({ project, state }) => ({ projectId: project, before: state, after: state }),
  },
  'history.bringBack': {
    may: studio,
    owns: { projectId: 'project', stateId: 'state' },
    foreign: ['things[].id'],
    input: ({ project, state }) => ({
      projectId: project,
      stateId: state,
      things: [{ kind: 'setting', name: 'prompt' }],
    }),
  },
  'history.exportProject': byProject,
  'history.importProject': { may: studio, input: () => ({ copy: 'yes' }), file: 'collection' },

  'library.listItems': {
    may: studio,
    owns: liked,
    input: ({ libraryItem, file }) => ({ like: libraryItem, likeFile: file }),
  },
  'library.outlineItems': {
    may: studio,
    owns: liked,
    input: ({ libraryItem, file }) => ({ like: libraryItem, likeFile: file }),
  },
  'library.readItems': byEntries,
  'library.countItems': {
    may: studio,
    owns: liked,
    input: ({ libraryItem, file }) => ({ like: libraryItem, likeFile: file }),
  },
  'library.suggestTags': { may: studio, input: () => ({ text: 'navy' }) },
  'library.addItem': { ...byFile, input: ({ file }) => ({ fileId: file, tab: 'prints', name: 'Print' }) },
  'library.renameItem': { ...byId('libraryItem'), input: ({ libraryItem }) => ({ id: libraryItem, name: 'Renamed' }) },
  'library.tagItems': { ...byEntries, input: ({ libraryItem }) => ({ ids: [libraryItem], add: ['navy'] }) },
  'library.moveItems': { ...byEntries, input: ({ libraryItem }) => ({ ids: [libraryItem], tab: 'prints' }) },
  'library.deleteItems': byEntries,
  'library.restoreItems': byEntries,
  'library.purgeItems': {
    ...byEntries,
    ready: ['update library_item set deleted_at = now() where id = $1', 'libraryItem'],
  },
  'library.emptyBin': { may: studio },
  'library.usedIn': byEntries,
  'library.packItems': byEntries,

  'sketches.generateSketches': {
    may: studio,
    owns: { fileId: 'file' },
    input: ({ file }) => ({ fileId: file, category: 'dress' }),
  },
  'slogans.generateLettering': { may: studio, input: () => ({ kind: 'slogan', text: 'Harbour' }) },
  'slogans.findLetters': { may: everybody, input: () => ({ texts: [] }) },
  'slogans.drawSlogan': { may: studio, input: () => ({ document: plainSlogan, width: 64 }) },

  'tasks.listTasks': { ...byProject, may: signedIn },
  'tasks.readTask': { ...byId('task'), may: signedIn },
  'tasks.fetchFile': {
    may: signedIn,
    owns: { taskId: 'task' },
    input: ({ task }) => ({ taskId: task }),
    ready: left('printBoard', `jsonb_build_object('hash', ${picture}, 'mime', 'image/png', 'name', 'board.png')`),
  },
  'tasks.cancelTask': { ...byId('task'), may: signedIn },
  'tasks.retryTask': {
    ...byId('task'),
    may: signedIn,
    ready: ["update task set status = 'failed' where id = $1", 'task'],
  },

  'tracing.traceSketch': byFile,
  'tracing.readTraced': { may: studio, owns: { traced: 'traced' }, input: ({ traced }) => ({ traced }) },
  'tracing.recognised': {
    may: studio,
    owns: { 'traced[]': 'traced' },
    input: ({ traced }) => ({ traced: [traced] }),
  },
  'tracing.hangTraced': {
    may: studio,
    owns: { traced: 'traced' },
    input: ({ traced }) => ({ traced, categories: ['dress'] }),
  },
  'tracing.correctTraced': {
    may: studio,
    owns: { traced: 'traced' },
    input: ({ traced }) => ({ traced, category: 'skirt' }),
  },

  'versions.listVersions': {
    may: studio,
    owns: { id: 'design', after: 'version' },
    input: ({ design, version }) => ({ id: design, after: version }),
  },
  'versions.openVersion': byId('version'),
  'versions.keepVersion': { ...byId('design'), input: ({ design }) => ({ id: design, name: 'Before the fitting' }) },
  'versions.renameVersion': {
    ...byId('version'),
    input: ({ version }) => ({ id: version, name: 'After the fitting' }),
  },
  'versions.restoreVersion': { ...byId('version'), input: ({ version }) => ({ id: version, revision: 0 }) },
  'versions.listSteps': byId('design'),

  'words.read': { may: studio, input: () => ({ text: 'navy dress' }) },
  'works.showcase': { may: everybody },
  'administration.maintenance': { may: everybody },
}
