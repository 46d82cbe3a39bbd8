import type { Fault } from './fault.ts'

const apart = 'packages/picture/looks/apart/drawLookApart.test.ts'
const desk = 'packages/picture/scenes/openDrawing.test.ts'
const detail = 'apps/server/features/designs/detail/detail.test.ts'

/** Faults in the layers of a look, in its wire form, and in pointing at it. */
export const detailFaults: readonly Fault[] = [
  {
    family: 'studio',
    name: 'a layer leaves out the shadow that it throws',
    file: 'packages/picture/looks/apart/liftLayer.ts',
    find: 'Math.max(own[i + 3] ?? 0, Math.ceil(needed * 255))',
    replace: 'own[i + 3] ?? 0',
    test: apart,
    title: 'is the look again when its layers are laid over each other in order, in every hand',
  },
  {
    family: 'studio',
    name: 'a traced sketch is in no layer',
    file: 'packages/picture/looks/drawGarments.ts',
    find: 'draw,\n  })\n}\n\n/** What is worn over',
    replace: 'draw: () => {},\n  })\n}\n\n/** What is worn over',
    test: apart,
    title: 'holds a traced sketch like any garment',
  },
  {
    family: 'studio',
    name: 'a detail that comes back as it was takes the gradients off',
    file: 'apps/server/features/designs/detail/withForm.ts',
    find: '    fill: fillOf(worn, stood, form),',
    replace: "    fill: form.color ? fillOf(worn, stood, form) : { kind: 'solid', color: { r: 0, g: 0, b: 0 } },",
    test: detail,
    title: 'saved back as it came changes nothing',
  },
  {
    family: 'studio',
    name: 'layers of a former state of a look are kept',
    file: 'apps/server/documents/designs/keepDesign.ts',
    find: '  await dropUnused(tx, own.ownerId, former)',
    replace: '  await dropUnused(tx, own.ownerId, former.slice(former.length))',
    test: detail,
    title: 'lets go of what was drawn of it once the look stands otherwise',
  },
  {
    family: 'studio',
    name: 'whoever points at skin points at the ground',
    file: 'apps/web/features/detail/point/target.ts',
    find: "map.person[cell] ? { kind: 'person' }",
    replace: "!map.person ? { kind: 'person' }",
    test: 'apps/web/features/detail/point/target.test.ts',
    title: 'finds the part under the pointer, else the person, else the ground',
  },
  {
    family: 'studio',
    name: 'a garment that was hidden stays in the picture that was kept',
    file: 'packages/picture/looks/composed.ts',
    find: 'const all = [...gone, ...come]',
    replace: 'const all = [...come]',
    test: desk,
    title: 'draws every edit as a desk that has drawn nothing, byte by byte',
  },
  {
    family: 'studio',
    name: 'an element that was moved is painted where it was',
    file: 'packages/picture/looks/drawPiece.ts',
    find: 'print?.hem, cloth.laidName(piece.name)]',
    replace: 'print?.hem]',
    test: desk,
    title: 'draws every edit as a desk that has drawn nothing, byte by byte',
  },
]
