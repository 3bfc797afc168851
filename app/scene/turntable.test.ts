import { describe, expect, it, vi } from 'vitest';
import { GLIDE_MS } from './glide.ts';
import { STEP, THREE_QUARTER } from './orbit.ts';
import { SPIN_SPEED, Turntable } from './turntable.ts';

/** Draws frames every 20 ms while they are needed. Returns how many, up to `most`. */
function draw(turntable: Turntable, from: number, most = 1000): number {
  for (let frame = 0; frame < most; frame++) if (!turntable.advance(from + frame * 20)) return frame;
  return most;
}

describe('Turntable', () => {
  it('needs no frames at rest', () => {
    expect(new Turntable().advance(0)).toBe(false);
  });

  it('takes a step in half a second, and reports its arrival', () => {
    const turntable = new Turntable();
    const rested = vi.fn();
    turntable.rested = rested;
    turntable.step({ turn: STEP.turn, tilt: 0 }, false);
    expect(draw(turntable, 1000)).toBe(GLIDE_MS / 20);
    expect(turntable.pose.turn).toBeCloseTo(THREE_QUARTER.turn + STEP.turn);
    expect(rested).toHaveBeenCalledTimes(1);
  });

  it('adds up steps in a row', () => {
    const turntable = new Turntable();
    for (let press = 0; press < 3; press++) {
      turntable.step({ turn: STEP.turn, tilt: 0 }, false);
      turntable.advance(1000 + press * 50);
    }
    draw(turntable, 1200);
    expect(turntable.pose.turn).toBeCloseTo(THREE_QUARTER.turn + 3 * STEP.turn);
  });

  it('jumps with reduced motion', () => {
    const turntable = new Turntable();
    turntable.step(STEP, true);
    expect(turntable.pose).toEqual({
      turn: THREE_QUARTER.turn + STEP.turn,
      tilt: THREE_QUARTER.tilt + STEP.tilt,
    });
    expect(turntable.advance(0)).toBe(false);
  });

  it('turns automatically at its speed, but not while it is hidden [row 117]', () => {
    const turntable = new Turntable();
    turntable.spin(true);
    expect(draw(turntable, 0, 51)).toBe(51);
    expect(turntable.pose.turn).toBeCloseTo(THREE_QUARTER.turn + SPIN_SPEED);
    turntable.hide(true);
    expect(turntable.advance(5000)).toBe(false);
    const requestFrame = vi.fn();
    turntable.requestFrame = requestFrame;
    turntable.hide(false);
    expect(requestFrame).toHaveBeenCalled();
    turntable.advance(60_000);
    expect(turntable.pose.turn).toBeCloseTo(THREE_QUARTER.turn + SPIN_SPEED);
  });

  it('returns the short way round', () => {
    const turntable = new Turntable({ turn: 700, tilt: 50 });
    turntable.comeHome();
    draw(turntable, 0);
    expect(turntable.pose).toEqual({ turn: THREE_QUARTER.turn + 720, tilt: THREE_QUARTER.tilt });
  });

  it('stops turning automatically if frames are slow', () => {
    const turntable = new Turntable();
    const tired = vi.fn();
    turntable.tired = tired;
    turntable.spin(true);
    let frames = 0;
    while (turntable.advance(frames * 400)) frames++;
    expect(frames).toBeLessThan(20);
    expect(turntable.spinning).toBe(false);
    expect(tired).toHaveBeenCalledTimes(1);
  });

  it('requests a frame for a drag', () => {
    const turntable = new Turntable();
    const requestFrame = vi.fn();
    turntable.requestFrame = requestFrame;
    turntable.drag(10, 0, 100);
    expect(requestFrame).toHaveBeenCalledTimes(1);
    expect(turntable.pose.turn).toBeCloseTo(THREE_QUARTER.turn + 20);
  });
});
