import { sure } from '@toile/geometry'
import { zlibSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { khronosFaults } from '../testing/khronosFaults.ts'
import { sampleHung } from '../testing/sampleHung.ts'
import type { PieceLook, RoundGarment } from './roundGarment.ts'
import { writeGlb } from './writeGlb.ts'
import { writeObj } from './writeObj.ts'

/** The check of a part of a PNG. */
function crc(bytes: Uint8Array): number {
  let sum = -1
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ -1) >>> 0
}

const big = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255)

/** A gray picture of two by two pixels. */
function png(): Uint8Array {
  const chunk = (name: string, content: readonly number[]) => {
    const named = [...new TextEncoder().encode(name), ...content]
    return [...big(content.length), ...named, ...big(crc(Uint8Array.from(named)))]
  }
  const pixels = zlibSync(Uint8Array.from([0, 40, 200, 0, 200, 40]))
  const head = [...big(2), ...big(2), 8, 0, 0, 0, 0]
  return Uint8Array.from([
    137,
    80,
    78,
    71,
    13,
    10,
    26,
    10,
    ...chunk('IHDR', head),
    ...chunk('IDAT', [...pixels]),
    ...chunk('IEND', []),
  ])
}

const plain: PieceLook = { name: 'Plain', color: { r: 255, g: 128, b: 0 }, roughness: 0.8 }
const printed: PieceLook = {
  ...plain,
  name: 'Side',
  print: { picture: 1, width: 50, height: 80, x: 10, y: 20, degrees: 30 },
}
const pictures = ['unused', 'dots'].map((name) => ({ name: `${name}.png`, mime: 'image/png' as const, bytes: png() }))
const bare: RoundGarment = { name: 'Tube', hung: [sampleHung()], looks: {}, plain, pictures }
const hung = sampleHung()
const full: RoundGarment = {
  ...bare,
  name: 'Röhre 筒',
  hung: [hung, sampleHung(20)],
  looks: { side: printed },
  body: {
    positions: sampleHung(-20).positions,
    normals: sampleHung(-20).positions.map((_, i) => Number(i % 3 === 2)),
    triangles: sampleHung(-20).mesh.triangles,
  },
}

interface Gltf {
  accessors: { bufferView: number; count: number; type: string; min?: number[]; max?: number[] }[]
  bufferViews: { byteOffset: number; byteLength: number }[]
  nodes: { name: string; mesh?: number; children?: number[] }[]
  meshes: { primitives: { attributes: Record<string, number>; indices: number; material: number }[] }[]
  materials: {
    name: string
    pbrMetallicRoughness: { baseColorFactor: number[]; baseColorTexture?: { index: number } }
  }[]
  images?: { name: string; bufferView: number }[]
}

/** Reads a GLB, and the floats of an attribute of one of its pieces. */
function read(glb: Uint8Array) {
  const view = new DataView(glb.buffer)
  const length = view.getUint32(12, true)
  const json = JSON.parse(new TextDecoder().decode(glb.subarray(20, 20 + length))) as Gltf
  const start = 28 + length
  const floats = (piece: number, attribute: string) => {
    const primitive = sure(sure(json.meshes[piece]).primitives[0])
    const { byteOffset, byteLength } = sure(
      json.bufferViews[sure(json.accessors[sure(primitive.attributes[attribute])]).bufferView],
    )
    return Array.from({ length: byteLength / 4 }, (_, i) => view.getFloat32(start + byteOffset + 4 * i, true))
  }
  return { json, floats, total: view.getUint32(8, true) }
}

describe('a garment in space as a GLB', () => {
  it.each([
    ['plain cloth alone', bare],
    ['layers with a print on a body', full],
    ['a print alone', { ...bare, looks: full.looks, name: full.name }],
  ])('[S1.11] of %s is without fault to the validator of Khronos', async (_, garment) => {
    expect(await khronosFaults(writeGlb(garment))).toEqual([])
  })

  it('[S1.11] has a node for each piece, the left one of a pair and the body named, in metres', () => {
    const glb = writeGlb(full)
    const { json, floats, total } = read(glb)
    expect(total).toBe(glb.length)
    expect(json.nodes.map(({ name }) => name)).toEqual([
      '1 Side',
      '1 Side (left)',
      '2 Side',
      '2 Side (left)',
      'Body',
      'Röhre 筒',
    ])
    const places = floats(0, 'POSITION')
    places.forEach((value, i) => expect(value).toBeCloseTo(sure(hung.positions[i]) / 1000, 6))
    const heights = places.filter((_, i) => i % 3 === 1)
    expect([Math.min(...heights), Math.max(...heights)].map((y) => y.toFixed(3))).toEqual(['0.400', '1.000'])
  })

  it('[S1.11] repeats a print in true scale along the flat piece, turned as it lies', () => {
    const { json, floats } = read(writeGlb(full))
    expect(json.images?.map(({ name }) => name)).toEqual(['dots.png'])
    for (const piece of [0, 1]) {
      const places = floats(piece, 'TEXCOORD_0')
      const first = sure(hung.mesh.parts[piece]).firstCorner
      for (let corner = 0; corner < places.length / 2; corner++) {
        const [x, y] = [0, 1].map((axis) => sure(hung.mesh.flat[2 * (first + corner) + axis]) - (axis ? 20 : 10))
        const [u, v] = [sure(places[2 * corner]) * 50, (1 - sure(places[2 * corner + 1])) * 80]
        const turn = Math.PI / 6
        expect(u * Math.cos(turn) - v * Math.sin(turn)).toBeCloseTo(x ?? 0, 2)
        expect(u * Math.sin(turn) + v * Math.cos(turn)).toBeCloseTo(y ?? 0, 2)
      }
    }
  })

  it('[S1.11] has unit normals that point outwards and are alike on both sides of a seam', () => {
    const { floats } = read(writeGlb(bare))
    const [places, normals] = [
      [0, 1].flatMap((piece) => floats(piece, 'POSITION')),
      [0, 1].flatMap((piece) => floats(piece, 'NORMAL')),
    ]
    const seen = new Map<string, number[]>()
    for (let i = 0; i < places.length; i += 3) {
      const [place, normal] = [places.slice(i, i + 3), normals.slice(i, i + 3)]
      expect(Math.hypot(...normal)).toBeCloseTo(1, 5)
      expect((sure(place[0]) * sure(normal[0]) + sure(place[2]) * sure(normal[2])) / 0.15).toBeGreaterThan(0.99)
      const key = place.map((value) => (Math.round(value * 1e4) + 0).toFixed()).join()
      const before = seen.get(key)
      if (before)
        expect(normal.map((value, axis) => Math.abs(value - sure(before[axis])) < 1e-5)).toEqual([true, true, true])
      seen.set(key, normal)
    }
    expect(seen.size).toBeLessThan(places.length / 3)
  })

  it('[S1.11] shows a color as light, and a print without it', () => {
    const colorOf = (garment: RoundGarment) => read(writeGlb(garment)).json.materials[0]?.pbrMetallicRoughness
    expect(colorOf(bare)?.baseColorFactor.map((part) => part.toFixed(3))).toEqual(['1.000', '0.216', '0.000', '1.000'])
    expect(colorOf(full)?.baseColorFactor).toEqual([1, 1, 1, 1])
    expect(colorOf(full)?.baseColorTexture).toEqual({ index: 0 })
  })
})

describe('a garment in space as an OBJ', () => {
  const { obj, mtl } = writeObj(full, 'tube.mtl')
  const lines = obj.trim().split('\n')
  const rows = (name: string) =>
    lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.split(' ').slice(1))

  it('[S1.11] has the places of the GLB, an object for each piece, and faces that name corners that are there', () => {
    const { json, floats } = read(writeGlb(full))
    const places = json.meshes.flatMap((_, piece) => floats(piece, 'POSITION'))
    rows('v')
      .flat()
      .forEach((value, i) => expect(Number(value)).toBeCloseTo(sure(places[i]), 4))
    expect(rows('v').length).toBe(places.length / 3)
    expect(rows('o').flat()).toEqual(['1_Side', '1_Side_(left)', '2_Side', '2_Side_(left)', 'Body'])
    const [corners, textures] = [rows('v').length, rows('vt').length]
    for (const face of rows('f'))
      for (const corner of face) {
        const [at, place, normal] = corner.split('/').map(Number)
        expect(at).toBeGreaterThan(0)
        expect(at).toBeLessThanOrEqual(corners)
        expect(normal).toBe(at)
        expect(place).toBeLessThanOrEqual(textures)
      }
    expect(rows('f').length).toBe((4 * hung.mesh.triangles.length) / 6 + hung.mesh.triangles.length / 3)
  })

  it('[S1.11] has the print in true scale and names its picture and its materials', () => {
    const { floats } = read(writeGlb(full))
    const places = floats(0, 'TEXCOORD_0').map((value, i) => (i % 2 ? 1 - value : value))
    rows('vt')
      .slice(0, places.length / 2)
      .flat()
      .forEach((value, i) => expect(Number(value)).toBeCloseTo(sure(places[i]), 3))
    expect(lines[0]).toBe('mtllib tube.mtl')
    expect(mtl).toContain('map_Kd dots.png')
    for (const name of rows('usemtl').flat()) expect(mtl).toContain(`newmtl ${name}\n`)
  })
})
