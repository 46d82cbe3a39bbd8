/** What is larger than so many numbers is not kept. */
const most = 1 << 20

/** Opens room for numbers that are worked out on the way and read by nobody afterwards: the same memory every time, for to ask for fresh memory costs more than what is done in it. What stands there from before has to be written over. */
export function openRoom(): (size: number) => Float32Array<ArrayBuffer> {
  let room = new Float32Array(0)
  return (size) => {
    if (size > most) return new Float32Array(size)
    if (size > room.length) room = new Float32Array(Math.min(most, Math.ceil(size * 1.3)))
    return room.subarray(0, size)
  }
}

/** Gives an empty field of numbers. */
export type Fields = (size: number) => Float32Array

/** Fields of their own. */
export const freshFields: Fields = (size) => new Float32Array(size)

/** Opens fields that are the same memory whenever they are begun anew: for parts of what moves, each of which is drawn and forgotten before the next. */
export function openFields(): () => Fields {
  const rooms: ReturnType<typeof openRoom>[] = []
  return () => {
    let next = 0
    return (size) => {
      const roomFor = rooms[next] ?? openRoom()
      rooms[next++] = roomFor
      return roomFor(size).fill(0)
    }
  }
}
