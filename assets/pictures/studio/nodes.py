"""Nodes of materials, in a line each."""
import bpy


def add(tree, kind, **values):
    """A node with values for its inputs: a socket to link, or a number or vector to set."""
    node = tree.nodes.new('ShaderNode' + kind)
    for name, value in values.items():
        socket = node.inputs[name.replace('_', ' ')]
        if isinstance(value, bpy.types.NodeSocket):
            tree.links.new(value, socket)
        else:
            socket.default_value = value
    return node
