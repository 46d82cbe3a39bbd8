import { at, type Fault } from './fault.ts'

const folder = 'packages/picture/retouch'
const light = 'packages/picture/relight'
const fault = (name: string, file: string, find: string, replace: string, test: string, title: string): Fault => ({
  name,
  family: 'drawing',
  file: at(file.startsWith('seen') || file.startsWith('without') || file.startsWith('rays') ? light : folder, file),
  find,
  replace,
  test,
  title,
})
const steps = at(folder, 'retouch.test.ts')
const lit = at(light, 'relight.test.ts')

/** Faults in retouching and in the light on pictures. */
export const retouchFaults: readonly Fault[] = [
  fault(
    'a filled place is wiped smooth',
    'fill/patchFill.ts',
    'const from = hole[i] ? found[i]! : i',
    'if (hole[i]) continue\n    const from = i',
    at(folder, 'fill/patchFill.test.ts'),
    'keeps its grain',
  ),
  fault(
    'a picture is turned the other way when it is straightened',
    'steps/levelledBy.ts',
    'height / 2 - dx * s + dy * c',
    'height / 2 + dx * s + dy * c',
    steps,
    'straightening turns marks',
  ),
  fault(
    'a colour is mixed too thin',
    'dye.ts',
    'return gains\n}',
    'return gains.map((gain) => gain * 0.8)\n}',
    steps,
    'takes the colour',
  ),
  fault(
    'the ground that goes on holds what is shown',
    'steps/widened.ts',
    'if (free < leastFree * long)',
    'if (free < 0)',
    steps,
    'room for words',
  ),
  fault(
    'shadows fall towards the lamp',
    'rays.ts',
    'Math.floor(0.5 + (to[0] / across) * far * 0.5)',
    'Math.floor(0.5 - (to[0] / across) * far * 0.5)',
    lit,
    'away from the lamp',
  ),
  fault(
    'a picture keeps all of its own light',
    'withoutOwnLight.ts',
    'out[i] = across * nx + down * ny',
    'out[i] = 0 * (across * nx + down * ny)',
    lit,
    'is taken out as far as asked for',
  ),
]
